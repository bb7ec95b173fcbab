import type { Kysely } from 'kysely';
import { newKey } from '../../../domain/newKey';
import type { ServiceFacts } from '../ports/entities';
import { holdCatalogue } from '../sql/holdDoctors';
import { inTransaction } from '../sql/inTransaction';
import type { ClinicSchema } from '../sql/schema';
import { shownServices, sqlCatalogue } from '../sql/sqlCatalogue';
import { noteRows } from './noteRows';
import { placeRow, type Changes, type Placed } from './positions';
import { takeOff } from './takeOff';

export type ServiceChanges = Changes<Pick<ServiceFacts, 'name' | 'specialty' | 'preparation'>> & Placed;
/** Without a key it gets one that is made of its name. */
export type NewService = ServiceChanges & Pick<ServiceFacts, 'name'> & Changes<Pick<ServiceFacts, 'key'>>;

export type ServiceEntry =
  | { readonly kind: 'entered'; readonly id: number; readonly key: string }
  /** Another one on the site has this name or key. */
  | { readonly kind: 'exists'; readonly service: Pick<ServiceFacts, 'id' | 'key' | 'name'> }
  /** The site shows no such service to be changed. */
  | { readonly kind: 'unknown' };

/** Equal for names that a patient could not tell apart in a list. */
export const spoken = (name: string): string => name.normalize().trim().replace(/\s+/g, ' ').toLowerCase();

/** @param db a transaction that holds the catalogue, so that nobody else takes this number */
export async function nextId(db: Kysely<ClinicSchema>, table: 'services' | 'doctors'): Promise<number> {
  const newest = await db.selectFrom(table).select('id').orderBy('id', 'desc').limit(1).executeTakeFirst();
  return (newest?.id ?? 0) + 1;
}

/** @param db a transaction that holds the catalogue, so that it stays true */
export async function hasService(db: Kysely<ClinicSchema>, serviceId: number): Promise<boolean> {
  return (await shownServices(db).select('id').execute()).some(({ id }) => id === serviceId);
}

const allServices = (db: Kysely<ClinicSchema>) =>
  db.selectFrom('services').select(['id', 'key', 'name', 'removedAt']).orderBy('id').execute();

/** The row's fields and its place in the list. */
async function writeService(
  db: Kysely<ClinicSchema>,
  id: number,
  { name, specialty, preparation, removedAt, ...placed }: ServiceChanges & { removedAt?: null },
): Promise<void> {
  const list = await shownServices(db).select('id').execute();
  await db
    .updateTable('services')
    .set({ id, name, specialty, preparation, removedAt })
    .where('id', '=', id)
    .execute();
  await placeRow(db, 'services', list, id, placed);
  await noteRows(db, 'service.entered', [{ id }]);
}

/**
 * Two services on the site never have the same name. One that was taken off and comes back, by its key or else by
 * its name, is the same row, with its key, its prices and its past.
 */
export function addService(db: Kysely<ClinicSchema>, service: NewService): Promise<ServiceEntry> {
  return inTransaction(db, async (transaction): Promise<ServiceEntry> => {
    await holdCatalogue(transaction);
    const all = await allServices(transaction);
    const isSameName = (other: { name: string }): boolean => spoken(other.name) === spoken(service.name);
    const present = all.find(
      (other) => other.removedAt === null && (other.key === service.key || isSameName(other)),
    );
    if (present) return { kind: 'exists', service: present };
    const back = all.findLast((other) =>
      service.key === undefined ? isSameName(other) : other.key === service.key,
    );
    const id = back?.id ?? (await nextId(transaction, 'services'));
    const taken = all.map(({ key }) => key);
    const key = back?.key ?? service.key ?? newKey(service.name, taken);
    if (back === undefined) {
      const row = { id, key, name: service.name, specialty: null, preparation: '' };
      // Off the site until its fields are written.
      await transaction
        .insertInto('services')
        .values({ ...row, removedAt: '' })
        .execute();
    }
    await writeService(transaction, id, { ...service, removedAt: null });
    return { kind: 'entered', id, key };
  });
}

export function changeService(
  db: Kysely<ClinicSchema>,
  id: number,
  changes: ServiceChanges,
): Promise<ServiceEntry> {
  return inTransaction(db, async (transaction): Promise<ServiceEntry> => {
    await holdCatalogue(transaction);
    const shown = (await allServices(transaction)).filter(({ removedAt }) => removedAt === null);
    const service = shown.find((one) => one.id === id);
    if (service === undefined) return { kind: 'unknown' };
    const { name = service.name } = changes;
    const other = shown.find((one) => one !== service && spoken(one.name) === spoken(name));
    if (other) return { kind: 'exists', service: other };
    await writeService(transaction, id, changes);
    return { kind: 'entered', id, key: service.key };
  });
}

/**
 * Taken off the site; its row stays for the appointments of the past.
 * @returns false while a doctor offers it; nothing has changed then
 */
export function removeService(db: Kysely<ClinicSchema>, id: number, at: number): Promise<boolean> {
  return inTransaction(db, async (transaction) => {
    await holdCatalogue(transaction);
    const doctors = await sqlCatalogue(transaction).doctors();
    if (doctors.some(({ serviceId }) => serviceId === id)) return false;
    await takeOff(transaction, 'services', [id], at);
    return true;
  });
}
