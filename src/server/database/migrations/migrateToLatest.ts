import { DEFAULT_MIGRATION_LOCK_TABLE, MIGRATION_LOCK_ID, Migrator, sql, type Kysely } from 'kysely';
import { migrations } from './migrations';

const LOCK = { lockTable: DEFAULT_MIGRATION_LOCK_TABLE, lockRowId: MIGRATION_LOCK_ID };

/**
 * Brings the tables up to date, all or nothing, one process after the other. The transaction is ours,
 * because kysely runs SQLite's migrations without one: a crash would leave half of the tables. So is the
 * lock, because kysely creates its own tables before it takes it.
 * @throws when a migration fails; nothing has changed then
 */
export function migrateToLatest<Schema>(db: Kysely<Schema>): Promise<void> {
  return db.connection().execute(async (connection) => {
    const migrator = new Migrator({
      db: connection,
      provider: { getMigrations: () => Promise.resolve(migrations) },
      disableTransactions: true,
      // Two branches may each bring one: the later to arrive need not have the later name.
      allowUnorderedMigrations: true,
    });
    await sql`begin`.execute(connection);
    await connection.getExecutor().adapter.acquireMigrationLock(connection, LOCK);
    const { error } = await migrator.migrateToLatest();
    if (error === undefined) {
      await sql`commit`.execute(connection);
      return;
    }
    await sql`rollback`.execute(connection);
    throw error instanceof Error ? error : new Error(String(error));
  });
}
