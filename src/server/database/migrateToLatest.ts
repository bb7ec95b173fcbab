import { Migrator, sql, type Kysely } from 'kysely';
import { migrations } from './migrations';
import type { ClinicSchema } from './schema';

/**
 * Brings the tables up to date, all or nothing, one process after the other. The transaction is ours,
 * because kysely runs SQLite's migrations without one: a crash would leave half of the tables.
 * @throws when a migration fails; nothing has changed then
 */
export function migrateToLatest(db: Kysely<ClinicSchema>): Promise<void> {
  return db.connection().execute(async (connection) => {
    const migrator = new Migrator({
      db: connection,
      provider: { getMigrations: () => Promise.resolve(migrations) },
      disableTransactions: true,
    });
    await sql`begin`.execute(connection);
    const { error } = await migrator.migrateToLatest();
    if (error === undefined) {
      await sql`commit`.execute(connection);
      return;
    }
    await sql`rollback`.execute(connection);
    throw error instanceof Error ? error : new Error(String(error));
  });
}
