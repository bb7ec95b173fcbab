import type { Insertable, Kysely, Selectable } from 'kysely';
import { costOf } from '../../../domain/cost';
import type { Price } from '../../../domain/entities';
import type { PriceFacts } from '../ports/entities';
import type { ClinicSchema } from './schema';

type Row = Selectable<ClinicSchema['prices']>;

export function newPriceRow({
  cost,
  note,
  isConsultation,
  ...price
}: PriceFacts): Insertable<ClinicSchema['prices']> {
  return { ...price, cost: String(cost), note: note ?? null, isConsultation: Number(isConsultation) };
}

/** Nothing for a cost that somebody wrote past the program: no price is better than a wrong one. */
export function toPrices({ name, cost, note }: Pick<Row, 'name' | 'cost' | 'note'>): readonly Price[] {
  const known = costOf(cost);
  return known === undefined ? [] : [{ name, cost: known, ...(note === null ? {} : { note }) }];
}

/** What a visit that is booked now can cost, by service, as it is shown. */
export async function consultationCosts(
  db: Kysely<ClinicSchema>,
): Promise<ReadonlyMap<number, readonly Price[]>> {
  const rows = await db
    .selectFrom('prices')
    .select(['serviceId', 'name', 'cost', 'note'])
    .where('isConsultation', '=', 1)
    .orderBy('position')
    .orderBy('id')
    .execute();
  const costs = new Map<number, readonly Price[]>();
  for (const { serviceId, ...row } of rows)
    costs.set(serviceId, [...(costs.get(serviceId) ?? []), ...toPrices(row)]);
  return costs;
}
