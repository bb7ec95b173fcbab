import type { Kysely } from 'kysely';
import type { ClinicSchema } from '../sql/schema';

/**
 * Lets one change of a doctor's week or vacations wait for another, so that what is checked stays true until the
 * commit. An update that changes nothing, because SQLite knows no `for update`.
 * @param db the transaction that checks and writes
 */
export async function holdDoctor(db: Kysely<ClinicSchema>, doctorId: number): Promise<void> {
  await db
    .updateTable('doctors')
    .set((column) => ({ id: column.ref('id') }))
    .where('id', '=', doctorId)
    .execute();
}
