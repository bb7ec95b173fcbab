import type { PriceRow } from '../../staff/prices';
import { writeCsv } from './csv';

/** A column for each field, as it is headed. */
export const PRICE_COLUMNS = {
  key: 'Cheie',
  service: 'Serviciu',
  name: 'Nume',
  cost: 'Preț',
  note: 'Notă',
  consultation: 'Consultație',
} as const satisfies Record<keyof Omit<PriceRow, 'id'>, string>;

export function pricesCsv(prices: readonly PriceRow[]): string {
  return writeCsv(
    Object.values(PRICE_COLUMNS),
    prices.map(({ key, service, name, cost, note, consultation }) => [
      ...[key, service, name, String(cost), note, consultation ? 'da' : 'nu'],
    ]),
  );
}
