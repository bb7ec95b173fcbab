import { screen, within } from '@testing-library/react';
import { formatCost } from '../../src/content/clinicFacts';
import { pricesOf } from '../../src/content/specialtyFacts';
import { SAMPLE_FACTS } from '../../src/content/sample/sampleFacts';
import { SPECIALTY_KEYS } from '../../src/domain/facts';
import { PriceTable } from '../../src/layout/PriceTable';
import { renderAt } from '../support/renderAt';

test.each(SPECIALTY_KEYS)(
  'every price of %s has a row with its name, amount, note and booking link',
  (key) => {
    const prices = pricesOf(SAMPLE_FACTS, key);
    renderAt(
      '/',
      <>
        <h2 id="preturi">Prețuri</h2>
        <PriceTable labelledBy="preturi" prices={prices} />
      </>,
    );
    const rows = within(screen.getByRole('table', { name: 'Prețuri' }))
      .getAllByRole('row')
      .slice(1);
    expect(rows).toHaveLength(prices.length);
    for (const [index, { key, name, note = '', cost, serviceId, isConsultation }] of prices.entries()) {
      const row = within(rows[index] ?? document.body);
      expect(row.getByRole('rowheader')).toHaveTextContent(name + note);
      expect(row.getByRole('cell', { name: formatCost(cost) })).toBeVisible();
      const [way, href] = isConsultation
        ? [`Programați: ${name}`, `/programare?serviciu=${serviceId}&pret=${key}`]
        : [`Sunați pentru: ${name}`, 'tel:+40264000000'];
      expect(row.getByRole('link', { name: way })).toHaveAttribute('href', href);
    }
  },
);
