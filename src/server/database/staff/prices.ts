import type { Kysely } from 'kysely';
import { newKey } from '../../../domain/newKey';
import type { PriceFacts } from '../ports/entities';
import { holdCatalogue } from '../sql/holdDoctors';
import { inTransaction } from '../sql/inTransaction';
import { newPriceRow } from '../sql/priceRows';
import type { ClinicSchema } from '../sql/schema';
import { noteRows } from './noteRows';
import { placeRow, type Changes, type Placed } from './positions';
import { hasService } from './services';

/** `note: undefined` keeps the note; an empty one removes it. */
export type PriceChanges = Changes<Omit<PriceFacts, 'key'>> & Placed;
/** Without a key it gets one that is made of its name. Its place is one among its service's. */
export type NewPrice = Omit<PriceFacts, 'key'> & Changes<Pick<PriceFacts, 'key'>> & Placed;

/** What becomes of an added or a changed price. */
export type PriceEntry =
  | { readonly kind: 'entered'; readonly key: string }
  /** Another price has this key. */
  | { readonly kind: 'exists' }
  /** The site shows no such service. */
  | { readonly kind: 'noService' }
  /** There is no such price to be changed. */
  | { readonly kind: 'unknown' };

const findPrice = (db: Kysely<ClinicSchema>, key: string) =>
  db.selectFrom('prices').select(['id', 'serviceId']).where('key', '=', key).executeTakeFirst();

const listOf = (db: Kysely<ClinicSchema>, serviceId: number) =>
  db
    .selectFrom('prices')
    .select('id')
    .where('serviceId', '=', serviceId)
    .orderBy('position')
    .orderBy('id')
    .execute();

/** What was booked keeps the prices that were shown then, whatever becomes of them. */
export function addPrice(db: Kysely<ClinicSchema>, price: NewPrice): Promise<PriceEntry> {
  return inTransaction(db, async (transaction): Promise<PriceEntry> => {
    await holdCatalogue(transaction);
    const { position, ...facts } = price;
    const { serviceId, name, note } = facts;
    if (!(await hasService(transaction, serviceId))) return { kind: 'noService' };
    const former = await findPrice(transaction, price.key ?? '');
    // What a service that is off the site has left holds no key back.
    if (former && price.key && !(await hasService(transaction, former.serviceId)))
      await removePrice(transaction, price.key);
    const keys = (await transaction.selectFrom('prices').select('key').execute()).map(({ key }) => key);
    const key = price.key ?? newKey(name, keys);
    if (keys.includes(key)) return { kind: 'exists' };
    const list = await listOf(transaction, serviceId);
    const { id } = await transaction
      .insertInto('prices')
      .values(newPriceRow({ ...facts, key, note: note || undefined }))
      .returning('id')
      .executeTakeFirstOrThrow();
    await placeRow(transaction, 'prices', list, id, { position });
    await noteRows(transaction, 'price.entered', [{ id }]);
    return { kind: 'entered', key };
  });
}

/** See {@link addPrice}. */
export function changePrice(
  db: Kysely<ClinicSchema>,
  key: string,
  { serviceId, name, cost, note, isConsultation, position }: PriceChanges,
): Promise<PriceEntry> {
  return inTransaction(db, async (transaction): Promise<PriceEntry> => {
    await holdCatalogue(transaction);
    const price = await findPrice(transaction, key);
    if (price === undefined) return { kind: 'unknown' };
    if (serviceId !== undefined && !(await hasService(transaction, serviceId))) return { kind: 'noService' };
    const list = await listOf(transaction, serviceId ?? price.serviceId);
    await transaction
      .updateTable('prices')
      .set({
        ...{ key, serviceId, name },
        cost: cost?.toString(),
        note: note === undefined ? undefined : note || null,
        isConsultation: isConsultation === undefined ? undefined : Number(isConsultation),
      })
      .where('key', '=', key)
      .execute();
    await placeRow(transaction, 'prices', list, price.id, { position });
    await noteRows(transaction, 'price.entered', [price]);
    return { kind: 'entered', key };
  });
}

/** @returns false when there is no such price */
export function removePrice(db: Kysely<ClinicSchema>, key: string): Promise<boolean> {
  return inTransaction(db, async (transaction) => {
    const removed = await transaction
      .deleteFrom('prices')
      .where('key', '=', key)
      .returning('id')
      .executeTakeFirst();
    if (removed === undefined) return false;
    await noteRows(transaction, 'price.removed', [removed]);
    return true;
  });
}
