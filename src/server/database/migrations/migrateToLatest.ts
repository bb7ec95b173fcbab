import { DEFAULT_MIGRATION_TABLE, Migrator, sql, type Kysely } from 'kysely';
import { migrations } from './migrations';

/**
 * Brings the tables up to date, all or nothing, one process after the other. On SQLite the transaction is
 * ours, because kysely runs its migrations without one: a crash would leave half of the tables.
 * @param known those of an older version make its tables
 * @throws when a migration fails; nothing has changed then
 */
export function migrateToLatest<Schema>(db: Kysely<Schema>, known = migrations): Promise<void> {
  return db.connection().execute(async (connection) => {
    const hasOwnTransaction = connection.getExecutor().adapter.supportsTransactionalDdl;
    const migrator = new Migrator({
      db: connection,
      provider: { getMigrations: () => Promise.resolve(known) },
      // Two branches may each bring one: the later to arrive need not have the later name.
      allowUnorderedMigrations: true,
    });
    if (!hasOwnTransaction) await sql`begin`.execute(connection);
    const { error } = await migrator.migrateToLatest();
    if (!hasOwnTransaction) await sql.raw(error === undefined ? 'commit' : 'rollback').execute(connection);
    if (error !== undefined)
      throw error instanceof Error ? error : new Error('The tables are not up to date.', { cause: error });
  });
}

/** The names of the changes that have made the tables, in order. */
export async function appliedMigrations<Schema>(db: Kysely<Schema>): Promise<readonly string[]> {
  const rows = await (db as unknown as Kysely<Record<string, { name: string }>>)
    .selectFrom(DEFAULT_MIGRATION_TABLE)
    .select('name')
    .orderBy('name')
    .execute();
  return rows.map(({ name }) => name);
}
