import { CamelCasePlugin, Kysely, sql, type Dialect } from 'kysely';
import { type Change, CHANGES_CHANNEL, retryOnConflict } from './transaction';
import { migrateToLatest } from './migrate';
import { postgresDialect } from './postgres';
import { listenToPostgres, requireNotifications } from './postgresChanges';
import type { ClinicSchema, Db } from './schema';
import { openSqlite, sqliteFile } from './sqlite';

export interface Database {
  readonly db: Db;
  /**
   * Calls `onChange` after each change that visitors can see, if another process (on PostgreSQL: any process) stored
   * it. Passes `lost` when changes can no longer be noticed, and `all` when they can again.
   * @returns a function that stops watching
   */
  readonly watch: (onChange: (change: Change | 'lost') => void) => () => Promise<void>;
  readonly close: () => Promise<void>;
}

const kysely = (dialect: Dialect): Db =>
  new Kysely<ClinicSchema>({ dialect, plugins: [new CamelCasePlugin()] });

/** Works on a database, which is closed if the work fails. */
async function closeOnFailure(db: Db, work: () => Promise<void>): Promise<Db> {
  try {
    await work();
    return db;
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

/**
 * Opens the database and migrates its tables. For `visitors`, statements time out if the database is out of reach, and
 * a damaged file throws; for `staff`, they have no time limit, and a damaged file can be opened for repair.
 * @param databaseUrl `file:PATH` or `postgres://…`
 * @throws {DatabaseEmpty} for a database without tables, unless it `mayCreate` them
 * @throws {Error} if the database cannot be reached or used
 */
export async function openDatabase(
  databaseUrl: string,
  by: 'visitors' | 'staff' = 'visitors',
  mayCreate = true,
): Promise<Database> {
  const migrate = (db: Db) => retryOnConflict(() => migrateToLatest(db, mayCreate));
  const path = sqliteFile(databaseUrl);
  if (path !== undefined) {
    const { dialect, watch } = await retryOnConflict(() => openSqlite(path, by));
    const file = kysely(dialect);
    return { db: await closeOnFailure(file, () => migrate(file)), watch, close: () => file.destroy() };
  }
  const notifyBy = (db: Db) => (text: string) =>
    sql`select pg_notify(${CHANGES_CHANNEL}, ${text})`.execute(db);
  // Uses staff's limits: migrations may take longer than a visitor's statement.
  const unlimited = kysely(postgresDialect(databaseUrl, 'staff'));
  await closeOnFailure(unlimited, async () => {
    if (by === 'visitors') await requireNotifications(databaseUrl, notifyBy(unlimited));
    await migrate(unlimited);
  });
  await unlimited.destroy();
  const db = kysely(postgresDialect(databaseUrl, by));
  return {
    db,
    watch: (onChange) => listenToPostgres(databaseUrl, notifyBy(db), onChange),
    close: () => db.destroy(),
  };
}
