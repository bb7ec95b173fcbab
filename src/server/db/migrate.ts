import { DEFAULT_MIGRATION_TABLE, Migrator, sql, type Kysely, type Migration } from 'kysely';
import { clinic } from './migrations/0001_clinic';
import type { Db } from './schema';

/**
 * Every change of the tables, by name, in the order in which they are made. A migration that has shipped is never
 * edited. In code, not read from the folder, because the server is bundled.
 */
export const migrations: Readonly<Record<string, Migration>> = { '0001_clinic': clinic };

/**
 * Brings the tables up to date, all or nothing, one process after the other. On SQLite the transaction is ours,
 * because kysely runs its migrations there without one and a crash would leave half of the tables.
 * @param known those of an older version make its tables
 * @throws when a migration fails; nothing has changed then
 */
export function migrateToLatest<Schema>(db: Kysely<Schema>, known = migrations): Promise<void> {
  return db.connection().execute(async (connection) => {
    const hasOwnTransaction = connection.getExecutor().adapter.supportsTransactionalDdl;
    const migrator = new Migrator({
      db: connection,
      provider: { getMigrations: () => Promise.resolve({ ...known }) },
    });
    if (!hasOwnTransaction) await sql`begin`.execute(connection);
    const { error } = await migrator.migrateToLatest();
    if (!hasOwnTransaction) await sql.raw(error === undefined ? 'commit' : 'rollback').execute(connection);
    if (error !== undefined)
      throw new Error(`The tables are not up to date: ${(error as Partial<Error>).message}`, {
        cause: error,
      });
  });
}

/** Returns the names of the migrations that have made the tables, in order. */
export async function appliedMigrations(db: Db): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from ${sql.table(DEFAULT_MIGRATION_TABLE)} order by name`.execute(db);
  return rows.map(({ name }) => name);
}
