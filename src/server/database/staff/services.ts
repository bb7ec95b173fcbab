import { sql, type Kysely } from 'kysely';
import type { Service } from '../ports/entities';
import { holdCatalogue } from '../sql/holdDoctors';
import type { ClinicSchema } from '../sql/schema';

export function staffServices(db: Kysely<ClinicSchema>): Promise<readonly Service[]> {
  return db
    .selectFrom('services')
    .select(['id', 'name'])
    .where('removedAt', 'is', null)
    .orderBy('id')
    .execute();
}

export type ServiceEntry =
  | { readonly kind: 'entered'; readonly id: number }
  | { readonly kind: 'exists'; readonly service: Service };

/** Equal for names that a patient could not tell apart in a list. */
const spoken = (name: string): string => name.normalize().trim().replace(/\s+/g, ' ').toLowerCase();

async function insertService(db: Kysely<ClinicSchema>, name: string): Promise<number> {
  const { id } = await db
    .insertInto('services')
    .columns(['id', 'name'])
    .expression((query) =>
      query
        .selectFrom('services')
        .select([sql<number>`coalesce(max(id), 0) + 1`.as('id'), sql.val(name).as('name')]),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
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
    const service = (await staffServices(transaction)).find(
      (other) => other.id !== renamed && spoken(other.name) === spoken(name),
    );
    if (service) return { kind: 'exists', service };
    if (renamed === undefined) return { kind: 'entered', id: await insertService(transaction, name) };
    await transaction.updateTable('services').set({ name }).where('id', '=', renamed).execute();
    return { kind: 'entered', id: renamed };
  });
}

/**
 * Taken off the site; its row stays for the appointments of the past.
 * @returns false while a doctor offers it; nothing has changed then
 */
export function removeService(db: Kysely<ClinicSchema>, id: number, at: number): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    await holdCatalogue(transaction);
    const doctor = await transaction
      .selectFrom('doctors')
      .select('id')
      .where('serviceId', '=', id)
      .where('removedAt', 'is', null)
      .executeTakeFirst();
    if (doctor) return false;
    await transaction
      .updateTable('services')
      .set({ removedAt: new Date(at).toISOString() })
      .where('id', '=', id)
      .where('removedAt', 'is', null)
      .execute();
    return true;
  });
}
