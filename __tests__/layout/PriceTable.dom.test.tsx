import { screen, within } from '@testing-library/react';
import { formatCost } from '../../src/content/clinicFacts';
import { groupedPrices } from '../../src/content/priceGroups';
import { pricesOf } from '../../src/content/specialtyFacts';
import { SAMPLE_FACTS } from '../../src/content/sample/sampleFacts';
import { SPECIALTY_KEYS } from '../../src/domain/facts';
import { PriceTable } from '../../src/layout/PriceTable';
import { loadSpecialty } from '../support/loadContent';
import { renderAt } from '../support/renderAt';

test.each(SPECIALTY_KEYS)(
  'every price of %s has a row with its name, amount and note under its kind; only consultations are booked, the foot has the phone for all others',
  async (specialty) => {
    const prices = pricesOf(SAMPLE_FACTS, specialty);
    const { priceGroups } = await loadSpecialty(specialty);
    renderAt(
      '/',
      <>
        <h2 id="preturi">Prețuri</h2>
        <PriceTable labelledBy="preturi" groups={groupedPrices(prices, priceGroups)} />
      </>,
    );
    const table = within(screen.getByRole('table', { name: 'Prețuri' }));
    for (const { key, name, note = '', cost, serviceId, isConsultation } of prices) {
      const row = within(table.getByText(name).closest('tr') ?? document.body);
      expect(row.getByRole('rowheader')).toHaveTextContent(name + note);
      expect(row.getByRole('cell', { name: formatCost(cost) })).toBeVisible();
      expect(row.queryAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
        isConsultation ? [`/programare?serviciu=${serviceId}&pret=${key}`] : [],
      );
    }
    const phones = table.queryAllByRole('link', { name: SAMPLE_FACTS.profile.phone });
    expect(phones).toHaveLength(prices.every(({ isConsultation }) => isConsultation) ? 0 : 1);
  },
);
