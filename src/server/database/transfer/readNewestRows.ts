import type { Kysely } from 'kysely';
import type { ClinicSchema } from '../sql/schema';
import { TABLES } from './tables';

/** Reads, as one who may write, where each table grows: what a booking and its mails would need. */
export async function readNewestRows(db: Kysely<ClinicSchema>): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    for (const table of TABLES) {
      await transaction.selectFrom(table).selectAll().orderBy('id', 'desc').limit(1).execute();
    }
  });
}
