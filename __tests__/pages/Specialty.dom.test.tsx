import { screen, within } from '@testing-library/react';
import { doctorsOf } from '../../src/content/doctors';
import { ARTICLE_LINKS } from '../../src/content/articleLinks';
import { SPECIALTY_KEYS, SPECIALTY_LINKS } from '../../src/content/paths';
import { PRICES, consultationCost } from '../../src/content/prices';
import { SpecialtyPage } from '../../src/pages/Specialty';
import { loadSpecialty } from '../support/loadContent';
import { renderAt } from '../support/renderAt';

describe.each(SPECIALTY_KEYS)('the page of %s', (key) => {
  beforeEach(async () => {
    renderAt(SPECIALTY_LINKS[key].path, <SpecialtyPage specialty={await loadSpecialty(key)} />);
  });

  test('names the specialty, where one is, and what a consultation costs', () => {
    expect(screen.getByRole('heading', { level: 1, name: SPECIALTY_LINKS[key].label })).toBeVisible();
    const trail = within(screen.getByRole('navigation', { name: 'Unde vă aflați' }));
    expect(trail.getByRole('link', { name: 'Acasa' })).toHaveAttribute('href', '/');
    expect(screen.getByText(`Consultație: ${consultationCost(key)}`)).toBeVisible();
  });

  test('has a card for each article, the whole price list and the doctors', () => {
    for (const { path, label } of ARTICLE_LINKS[key])
      expect(screen.getByRole('heading', { name: label }).closest('a')).toHaveAttribute('href', path);
    const rows = within(screen.getByRole('table', { name: 'Prețuri' })).getAllByRole('rowheader');
    expect(rows).toHaveLength(PRICES[key].length);
    for (const { firstName, lastName } of doctorsOf(key))
      expect(screen.getByRole('heading', { name: `Dr. ${firstName} ${lastName}` })).toBeVisible();
  });

  test('has a side panel with the way to book and the other specialties', () => {
    const panel = within(screen.getByRole('complementary'));
    expect(panel.getByRole('link', { name: 'Vedeți orele libere' })).toBeVisible();
    for (const other of SPECIALTY_KEYS.filter((name) => name !== key))
      expect(panel.getByRole('link', { name: SPECIALTY_LINKS[other].label })).toHaveAttribute(
        'href',
        SPECIALTY_LINKS[other].path,
      );
  });
});
