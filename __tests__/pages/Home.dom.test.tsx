import { cleanup, screen, within } from '@testing-library/react';
import { SAMPLE_PROFILE as clinic } from '../../src/content/sample/profile';
import { freeKey, SPECIALTY_KEYS } from '../../src/domain/facts';
import { bookingPath } from '../../src/content/bookingQuery';
import { consultationLine } from '../../src/content/specialtyFacts';
import { SAMPLE_FACTS } from '../../src/content/sample/sampleFacts';
import { HomePage } from '../../src/pages/Home';
import { homeMetadata } from '../../src/content/pages/home';
import { renderAt } from '../support/renderAt';
import { EMPTY_CLINIC } from '../support/emptyClinic';

const free = Object.fromEntries(
  SAMPLE_FACTS.services.map((service) => [
    freeKey.service(service),
    {
      words: 'Primul loc liber',
      when: `luni, 23 noiembrie, 09:3${service.id}`,
      address: bookingPath({ service: service.id, doctor: 7, time: { date: '2026-11-23', slotId: 8 } }),
    },
  ]),
);

beforeEach(() => {
  renderAt('/', <HomePage />, { ...SAMPLE_FACTS, free });
});

test("the hero has the clinic's name, a booking link and a link to /about", () => {
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(clinic.name);
  const [book] = screen.getAllByRole('link', { name: 'Alegeți o oră liberă' });
  expect(book).toHaveAttribute('href', '/programare');
  expect(screen.getByRole('link', { name: 'Despre clinică' })).toHaveAttribute('href', '/about');
});

test("the hero lists the services' first free times, each linked to booking that time", () => {
  const times = within(screen.getByRole('navigation', { name: 'Primele ore libere' })).getAllByRole('link');
  expect(times.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
    SAMPLE_FACTS.services.map(({ id, name }) => [
      `${name} luni, 23 noiembrie, 09:3${id}`,
      `/programare?serviciu=${id}&medic=7&data=2026-11-23&interval=8`,
    ]),
  );
});

test.each([
  [6, 'Serviciul 6'],
  [7, 'Celelalte servicii'],
])('the hero leaves none of %i services out without a word', (count, last) => {
  cleanup();
  const services = Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    name: `Serviciul ${index + 1}`,
    key: `service-${index}`,
    specialty: null,
    preparation: '',
  }));
  renderAt('/', <HomePage />, { ...SAMPLE_FACTS, services });
  const links = within(screen.getByRole('navigation', { name: 'Ore libere' })).getAllByRole('link');
  expect(links).toHaveLength(6);
  expect(links.at(-1)).toHaveTextContent(last);
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

test('a visit is described in three steps, with the price of every first consultation', () => {
  for (const title of ['Alegeți medicul și ora', 'Vă pregătiți', 'Veniți la consultație'])
    expect(screen.getByRole('heading', { name: title })).toBeVisible();
  for (const key of SPECIALTY_KEYS) {
    const line = consultationLine(SAMPLE_FACTS, key) ?? 'no price';
    expect(screen.getByText((text) => text.replaceAll('\u2060', '') === line)).toBeVisible();
  }
});

test('every doctor is listed', () => {
  for (const { firstName, lastName } of SAMPLE_FACTS.doctors)
    expect(screen.getByRole('heading', { name: `Dr. ${firstName} ${lastName}` })).toBeVisible();
});

test('medical genetics has a card of its own, without Mai multe', () => {
  expect(screen.getByRole('link', { name: 'Genetică medicală' })).toHaveAttribute(
    'href',
    '/genetica-medicala',
  );
  expect(screen.queryByText('Mai multe')).not.toBeInTheDocument();
});

test('the price of a consultation is omitted where there is none', () => {
  const { container } = renderAt('/', <HomePage />, EMPTY_CLINIC);
  expect(container.querySelectorAll(':is(b, strong):empty')).toHaveLength(0);
});

test('the heading for doctors is omitted when there are none', () => {
  const { container } = renderAt('/', <HomePage />, EMPTY_CLINIC);
  const headings = within(container).getAllByRole('heading', { level: 2 });
  expect(headings.map(({ textContent }) => textContent)).not.toContain('Medicii');
});

test('a clinic without services has whole sentences', () => {
  const facts = { ...EMPTY_CLINIC, services: [] };
  cleanup();
  renderAt('/', <HomePage />, facts);
  expect(screen.getByText(/^Consultații în Cluj/)).toBeVisible();
  expect(homeMetadata(facts).description).toMatch(/^Consultații în Cluj-Napoca\. Vedeți/);
});
