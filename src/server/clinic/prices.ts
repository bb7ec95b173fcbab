import type { Insertable, Selectable } from 'kysely';
import { costOf } from '../../domain/cost';
import type { Price } from '../../domain/entities';
import type { PriceFacts } from '../db/entities';
import type { ClinicSchema, Db } from '../db/schema';

type Row = Selectable<ClinicSchema['prices']>;

export function newPriceRow({
  cost,
  note,
  isConsultation,
  ...price
}: PriceFacts): Insertable<ClinicSchema['prices']> {
  return { ...price, cost: String(cost), note: note ?? null, isConsultation: Number(isConsultation) };
}

/** Returns the price; empty if the stored cost is invalid, because no price is better than a wrong one. */
export function toPrices({ name, cost, note }: Pick<Row, 'name' | 'cost' | 'note'>): readonly Price[] {
  const known = costOf(cost);
  return known === undefined ? [] : [{ name, cost: known, ...(note === null ? {} : { note }) }];
}

/** Returns the consultation prices of a service in display order. */
export async function consultationPrices(db: Db, serviceId: number): Promise<readonly Price[]> {
  const rows = await db
    .selectFrom('prices')
    .select(['name', 'cost', 'note'])
    .where('serviceId', '=', serviceId)
    .where('isConsultation', '=', 1)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.flatMap(toPrices);
}
