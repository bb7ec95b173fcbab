import { sql, type Kysely } from 'kysely';
import type { Service } from '../../../domain/entities';
import { holdCatalogue } from '../sql/holdDoctors';
import type { ClinicSchema } from '../sql/schema';

export function staffServices(db: Kysely<ClinicSchema>): Promise<readonly Service[]> {
  return db
    .selectFrom('services')
    .select(['id', 'name'])
    .where('removed_at', 'is', null)
    .orderBy('id')
    .execute();
}

/** @returns the new service's id */
export function addService(db: Kysely<ClinicSchema>, name: string): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    await holdCatalogue(transaction);
    const { id } = await transaction
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
  });
}

export async function renameService(db: Kysely<ClinicSchema>, id: number, name: string): Promise<void> {
  await db.updateTable('services').set({ name }).where('id', '=', id).execute();
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
      .where('service_id', '=', id)
      .where('removed_at', 'is', null)
      .executeTakeFirst();
    if (doctor) return false;
    await transaction
      .updateTable('services')
      .set({ removed_at: new Date(at).toISOString() })
      .where('id', '=', id)
      .where('removed_at', 'is', null)
      .execute();
    return true;
  });
}
