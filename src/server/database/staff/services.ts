import type { Kysely } from 'kysely';
import type { Service } from '../ports/entities';
import { holdCatalogue } from '../sql/holdDoctors';
import { addToJournal } from '../sql/journal';
import type { ClinicSchema } from '../sql/schema';
import { sqlCatalogue } from '../sql/sqlCatalogue';
import { takeOff } from './takeOff';

export type ServiceEntry =
  | { readonly kind: 'entered'; readonly id: number }
  | { readonly kind: 'exists'; readonly service: Service };

/** Equal for names that a patient could not tell apart in a list. */
const spoken = (name: string): string => name.normalize().trim().replace(/\s+/g, ' ').toLowerCase();

/** @param db a transaction that holds the catalogue, so that nobody else takes this number */
export async function nextId(db: Kysely<ClinicSchema>, table: 'services' | 'doctors'): Promise<number> {
  const newest = await db.selectFrom(table).select('id').orderBy('id', 'desc').limit(1).executeTakeFirst();
  return (newest?.id ?? 0) + 1;
}

/**
 * Two services on the site never have the same name.
 * @param renamed the service that gets this name, or undefined for a new one
 */
export function enterService(
  db: Kysely<ClinicSchema>,
  name: string,
  renamed?: number,
): Promise<ServiceEntry> {
  return db.transaction().execute(async (transaction): Promise<ServiceEntry> => {
    await holdCatalogue(transaction);
    const service = (await sqlCatalogue(transaction).services()).find(
      (other) => other.id !== renamed && spoken(other.name) === spoken(name),
    );
    if (service) return { kind: 'exists', service };
    const id = renamed ?? (await nextId(transaction, 'services'));
    if (renamed === undefined) await transaction.insertInto('services').values({ id, name }).execute();
    else await transaction.updateTable('services').set({ name }).where('id', '=', id).execute();
    await addToJournal(transaction, 'staff', [{ event: 'service.entered', subjectId: id }]);
    return { kind: 'entered', id };
  });
}

/**
 * Taken off the site; its row stays for the appointments of the past.
 * @returns false while a doctor offers it; nothing has changed then
 */
export function removeService(db: Kysely<ClinicSchema>, id: number, at: number): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    await holdCatalogue(transaction);
    const doctors = await sqlCatalogue(transaction).doctors();
    if (doctors.some(({ serviceId }) => serviceId === id)) return false;
    await takeOff(transaction, 'services', [id], at);
    return true;
  });
}
