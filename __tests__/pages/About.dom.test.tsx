import { screen } from '@testing-library/react';
import { AboutPage } from '../../src/pages/About';
import { renderAt } from '../support/renderAt';
import { EMPTY_CLINIC } from '../support/emptyClinic';

test('the page describes the qualified team, friendly environment, new clinic, flexibility and doctors', () => {
  renderAt('/about', <AboutPage />);
  for (const name of [
    'Echipă calificată',
    'Mediu prietenos',
    'Clinică nouă',
    'Flexibilitate',
    'Medicii clinicii',
  ])
    expect(screen.getByRole('heading', { name })).toBeVisible();
});

test('the heading for doctors is omitted when there are none', () => {
  renderAt('/about', <AboutPage />, EMPTY_CLINIC);
  expect(screen.queryByRole('heading', { name: 'Medicii clinicii' })).not.toBeInTheDocument();
});

test('a clinic without specialties has whole sentences', () => {
  renderAt('/about', <AboutPage />, { ...EMPTY_CLINIC, services: [] });
  expect(screen.getByText(/^O idee simplă: când înțelegeți/)).toBeVisible();
  expect(screen.getByText(/^Medici primari și specialiști\. Sub/)).toBeVisible();
});

test('the Programare Consult link leads to the booking page', () => {
  renderAt('/about', <AboutPage />);
  expect(screen.getByRole('link', { name: 'Programare Consult' })).toHaveAttribute('href', '/programare');
});
