import { screen } from '@testing-library/react';
import { servicesMetadata } from '../../src/content/pages/services';
import { SAMPLE_FACTS } from '../../src/content/sample/sampleFacts';
import { SPECIALTY_LINKS } from '../../src/content/paths';
import { SPECIALTY_KEYS } from '../../src/domain/facts';
import { ServicesPage } from '../../src/pages/Services';
import { renderAt } from '../support/renderAt';
import { EMPTY_CLINIC } from '../support/emptyClinic';

test('only cardiology, rheumatology and hematology have a card with a Mai multe link', () => {
  renderAt('/servicii', <ServicesPage />);
  const links = screen.getAllByText('Mai multe');
  expect(links.map((link) => link.closest('a')?.getAttribute('href'))).toEqual([
    '/cardiologie',
    '/reumatologie',
    '/hematologie',
  ]);
});

test('every specialty is linked', () => {
  renderAt('/servicii', <ServicesPage />);
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  for (const key of SPECIALTY_KEYS) expect(links).toContain(SPECIALTY_LINKS[key].path);
});

test('medical genetics has a card of another kind', () => {
  renderAt('/servicii', <ServicesPage />);
  expect(screen.getByRole('link', { name: 'Genetică medicală' })).toHaveAttribute(
    'href',
    '/genetica-medicala',
  );
});

test('the price of a consultation is omitted where there is none', () => {
  const { container } = renderAt('/servicii', <ServicesPage />, EMPTY_CLINIC);
  expect(container.querySelectorAll('article b:empty')).toHaveLength(0);
});

test('a clinic without services has whole sentences', () => {
  const facts = { ...EMPTY_CLINIC, services: [] };
  renderAt('/servicii', <ServicesPage />, facts);
  expect(screen.getByText(/^Pe fiecare pagină găsiți prețurile/)).toBeVisible();
  expect(servicesMetadata(facts).description).toMatch(/^Consultații: investigații/);
});

test('a clinic with one specialty is not said to have several', () => {
  const [cardiology] = SAMPLE_FACTS.services;
  renderAt('/servicii', <ServicesPage />, { ...SAMPLE_FACTS, services: cardiology ? [cardiology] : [] });
  expect(screen.getByText(/^O specialitate, cu investigațiile și tratamentele ei\./)).toBeVisible();
});
