import { sql, type Kysely } from 'kysely';
import { DEFAULT_MIGRATION_TABLE, Migrator, type Migration } from 'kysely/migration';
import { clinic } from './migrations/0001_clinic';
import { DatabaseEmpty } from './errors';
import type { Db } from './schema';

/**
 * All migrations by name, in order. Never edit one that has shipped. Listed in code, not read from the folder, because
 * the server is bundled.
 */
export const migrations: Readonly<Record<string, Migration>> = { '0001_clinic': clinic };

/**
 * Runs missing migrations, all or none, one process at a time. Takes no lock if none is missing: kysely locks the
 * session, which a pooler would give to others. SQLite gets a transaction here, because kysely runs its migrations
 * without one and a crash would leave half of the tables.
 * @throws {DatabaseEmpty} if there are no tables and `mayCreate` is false
 * @throws {Error} if a migration fails; nothing has changed then
 */
export function migrateToLatest<Schema>(db: Kysely<Schema>, mayCreate: boolean): Promise<void> {
  return db.connection().execute(async (connection) => {
    const hasOwnTransaction = connection.getExecutor().adapter.supportsTransactionalDdl;
    const migrator = new Migrator({
      db: connection,
      provider: { getMigrations: () => Promise.resolve(migrations) },
    });
    const known = await migrator.getMigrations();
    if (known.every(({ executedAt }) => executedAt !== undefined)) return;
    if (!mayCreate && known.every(({ executedAt }) => executedAt === undefined)) throw new DatabaseEmpty();
    if (!hasOwnTransaction) await sql`begin`.execute(connection);
    const { error } = await migrator.migrateToLatest();
    if (!hasOwnTransaction) await sql.raw(error === undefined ? 'commit' : 'rollback').execute(connection);
    if (error !== undefined)
      throw new Error(`The tables are not up to date: ${(error as Partial<Error>).message}`, {
        cause: error,
      });
  });
}

/** Returns the names of the applied migrations, in order. */
export async function appliedMigrations(db: Db): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from ${sql.table(DEFAULT_MIGRATION_TABLE)} order by name`.execute(db);
  return rows.map(({ name }) => name);
}
