import { costOf } from '../../domain/cost';
import { newKey } from '../../domain/newKey';
import type { PriceFacts } from '../db/entities';
import type { Db } from '../db/schema';
import { Refusal } from './refusal';
import { findService, serviceRows } from './services';

/** A price as staff see and name its fields. */
export interface PriceRow extends Pick<PriceFacts, 'key' | 'name' | 'cost'> {
  readonly id: number;
  /** The service's key. */
  readonly service: string;
  /** May be empty. */
  readonly note: string;
  /** A booked visit can cost it. */
  readonly consultation: boolean;
}

/** Returns the prices of all services on the site, in their order. A cost that was written past the program is left out. */
export async function priceRows(db: Db): Promise<readonly PriceRow[]> {
  const rows = await db.selectFrom('prices').selectAll().orderBy('position').orderBy('id').execute();
  return (await serviceRows(db)).flatMap((service) =>
    rows.flatMap(({ id, key, serviceId, name, cost, note, isConsultation }) => {
      const read = costOf(cost);
      if (serviceId !== service.id || read === undefined) return [];
      return [
        {
          id,
          key,
          service: service.key,
          name,
          cost: read,
          note: note ?? '',
          consultation: isConsultation === 1,
        },
      ];
    }),
  );
}

/** Adds or changes a price. What was booked keeps the prices that were shown then. */
export async function enterPrice(
  tx: Db,
  known: PriceRow | undefined,
  { key, service, name, cost, note, consultation }: Partial<PriceRow>,
): Promise<number> {
  const fields = {
    name,
    serviceId: service === undefined ? undefined : (await findService(tx, service)).id,
    cost: cost?.toString(),
    note: note === undefined ? undefined : note || null,
    isConsultation: consultation === undefined ? undefined : Number(consultation),
  };
  if (known) {
    await tx
      .updateTable('prices')
      .set({ id: known.id, ...fields })
      .where('id', '=', known.id)
      .execute();
    return known.id;
  }
  if ((await priceRows(tx)).some((other) => other.key === key))
    throw new Refusal(
      `Prețul ${key} există deja. Schimbați-l (clinic prices change) sau alegeți altă cheie.`,
    );
  // Prices of services that are off the site keep no key.
  if (key !== undefined) await tx.deleteFrom('prices').where('key', '=', key).execute();
  const keys = (await tx.selectFrom('prices').select('key').execute()).map((other) => other.key);
  const { serviceId = 0, isConsultation = 0, ...row } = fields;
  const added = { ...row, name: name ?? '', cost: fields.cost ?? '', note: fields.note ?? null };
  const { id } = await tx
    .insertInto('prices')
    .values({ ...added, serviceId, isConsultation, key: key ?? newKey(added.name, keys) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function removePrices(tx: Db, prices: readonly PriceRow[]): Promise<void> {
  const ids = prices.map(({ id }) => id);
  if (ids.length > 0) await tx.deleteFrom('prices').where('id', 'in', ids).execute();
}
