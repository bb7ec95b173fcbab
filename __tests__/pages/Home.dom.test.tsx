import { screen, within } from '@testing-library/react';
import { clinic } from '../../src/content/clinic';
import { DOCTORS } from '../../src/content/doctors';
import { SPECIALTY_KEYS, SPECIALTY_LINKS } from '../../src/content/paths';
import { consultationCost } from '../../src/content/prices';
import { HomePage } from '../../src/pages/Home';
import { renderAt } from '../support/renderAt';

beforeEach(() => {
  renderAt('/', <HomePage />);
});

test("the hero has the clinic's name, a way to book and a way to /about", () => {
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(clinic.name);
  const [book] = screen.getAllByRole('link', { name: 'Alegeți o oră liberă' });
  expect(book).toHaveAttribute('href', '/programare');
  expect(screen.getByRole('link', { name: 'Despre clinică' })).toHaveAttribute('href', '/about');
});

test('three tiles lead to hematology, cardiology and rheumatology', () => {
  const tiles = within(screen.getByRole('navigation', { name: 'Specialitățile clinicii' })).getAllByRole(
    'link',
  );
  expect(tiles.map((tile) => tile.getAttribute('href'))).toEqual([
    '/hematologie',
    '/cardiologie',
    '/reumatologie',
  ]);
});

test('a visit is told in three steps, with the price of every first consultation', () => {
  for (const title of ['Alegeți medicul și ora', 'Vă pregătiți', 'Veniți la consultație'])
    expect(screen.getByRole('heading', { name: title })).toBeVisible();
  for (const key of SPECIALTY_KEYS) {
    const name = new RegExp(`^${SPECIALTY_LINKS[key].label}\\s*${consultationCost(key)}$`);
    expect(screen.getByRole('link', { name })).toBeVisible();
  }
});

test('every doctor is there', () => {
  for (const { firstName, lastName } of DOCTORS)
    expect(screen.getByRole('heading', { name: `Dr. ${firstName} ${lastName}` })).toBeVisible();
});

test('medical genetics has a card of its own, without Mai multe', () => {
  expect(screen.getByRole('link', { name: 'Genetică medicală' })).toHaveAttribute(
    'href',
    '/genetica-medicala',
  );
  expect(screen.queryByText('Mai multe')).not.toBeInTheDocument();
});
