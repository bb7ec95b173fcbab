import { screen, within } from '@testing-library/react';
import { formatCost } from '../../src/content/price';
import { PRICES } from '../../src/content/prices';
import { PriceTable } from '../../src/layout/PriceTable';
import { renderAt } from '../support/renderAt';

test.each(Object.entries(PRICES))(
  'every price of %s has a row with its name, figure and note',
  (_, prices) => {
    renderAt(
      '/',
      <>
        <h2 id="preturi">Prețuri</h2>
        <PriceTable labelledBy="preturi" prices={prices} serviceId={1} />
      </>,
    );
    const rows = within(screen.getByRole('table', { name: 'Prețuri' }))
      .getAllByRole('row')
      .slice(1);
    expect(rows).toHaveLength(prices.length);
    for (const [index, price] of prices.entries()) {
      const row = within(rows[index] ?? document.body);
      expect(row.getByRole('rowheader')).toHaveTextContent(price.name);
      if ('note' in price) expect(row.getByRole('rowheader')).toHaveTextContent(price.note);
      expect(row.getByRole('cell', { name: formatCost(price.cost) })).toBeVisible();
      expect(row.getByRole('link', { name: `Programează: ${price.name}` })).toHaveAttribute(
        'href',
        '/programare?serviciu=1',
      );
    }
  },
);
