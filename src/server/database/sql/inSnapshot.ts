import { sql, type Kysely } from 'kysely';
import { engineAdapter } from '../engines/engine';
import type { ClinicSchema } from './schema';

/** Whatever `work` reads is as it stood at one moment, while others go on writing. */
export function inSnapshot<Result>(
  db: Kysely<ClinicSchema>,
  work: (connection: Kysely<ClinicSchema>) => Promise<Result>,
): Promise<Result> {
  return db.connection().execute(async (connection) => {
    await engineAdapter(connection).beginSnapshot.execute(connection);
    try {
      return await work(connection);
    } finally {
      await sql`rollback`.execute(connection);
    }
  });
}
