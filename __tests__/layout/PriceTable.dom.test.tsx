import { screen, within } from '@testing-library/react';
import { ARTICLE_LINKS } from '../../src/content/articleLinks';
import { formatCost } from '../../src/content/clinicFacts';
import { groupedPrices } from '../../src/content/priceGroups';
import { pricesOf } from '../../src/content/specialtyFacts';
import { SAMPLE_FACTS } from '../../src/content/sample/sampleFacts';
import { SPECIALTY_KEYS } from '../../src/domain/facts';
import { PriceTable } from '../../src/layout/PriceTable';
import { loadArticle, loadSpecialty } from '../support/loadContent';
import { renderAt } from '../support/renderAt';

test.each(SPECIALTY_KEYS)(
  'every price of %s has a row with its name, amount and note under its kind; only consultations are booked, and all others lead to the articles on how to ask for them',
  async (specialty) => {
    const prices = pricesOf(SAMPLE_FACTS, specialty);
    const page = await loadSpecialty(specialty);
    renderAt(
      '/',
      <>
        <h2 id="preturi">Prețuri</h2>
        <PriceTable labelledBy="preturi" groups={groupedPrices(prices, page)} />
      </>,
    );
    const table = within(screen.getByRole('table', { name: 'Prețuri' }));
    const groupOf = (name: string) => table.getByText(name).closest('tbody');
    for (const { key, name, note = '', cost, serviceId, isConsultation } of prices) {
      const row = within(table.getByText(name).closest('tr') ?? document.body);
      expect(row.getByRole('rowheader')).toHaveTextContent(name + note);
      expect(row.getByRole('cell', { name: formatCost(cost) })).toBeVisible();
      expect(row.queryAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
        isConsultation ? [`/programare?serviciu=${serviceId}&pret=${key}`] : [],
      );
    }
    const articles = await Promise.all(ARTICLE_LINKS[specialty].map(({ path }) => loadArticle(path)));
    for (const { path, booking, priceKeys } of articles) {
      const explained = prices.filter(
        ({ key, isConsultation }) => priceKeys.includes(key) && !isConsultation,
      );
      const groups = booking === 'byPhone' ? explained.map(({ name }) => groupOf(name)) : [];
      const links = table.queryAllByRole('link').filter((link) => link.getAttribute('href') === path);
      expect(new Set(links.map((link) => link.closest('tbody')))).toEqual(new Set(groups));
    }
  },
);
