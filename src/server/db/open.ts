import { CamelCasePlugin, Kysely, type Dialect } from 'kysely';
import type { Change } from './dialect';
import { migrateToLatest } from './migrate';
import { listenToPostgres, postgresDialect } from './postgres';
import type { ClinicSchema, Db } from './schema';
import { openSqlite } from './sqlite';
import { retryingConflicts } from './transaction';

/** The clinic's data, opened. */
export interface Database {
  readonly db: Db;
  /**
   * Calls back after each change that visitors can see and that another process, or on PostgreSQL any process, has
   * stored: `lost` while changes cannot be noticed, `all` once they can again.
   * @returns stops it
   */
  readonly watch: (onChange: (change: Change | 'lost') => void) => () => Promise<void>;
  readonly close: () => Promise<void>;
}

const kysely = (dialect: Dialect): Db =>
  new Kysely<ClinicSchema>({ dialect, plugins: [new CamelCasePlugin()] });

async function migrated(db: Db): Promise<Db> {
  try {
    await retryingConflicts(() => migrateToLatest(db));
    return db;
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

/**
 * Opens the data that the address names, with their tables up to date. Visitors' statements end soon when the data are
 * out of reach, and a damaged file stops the start; staff wait as long as it takes, and may repair such a file.
 * @param databaseUrl `file:PATH` or `postgres://…`
 * @throws when they cannot be reached or used
 */
export async function openDatabase(
  databaseUrl: string,
  by: 'visitors' | 'staff' = 'visitors',
): Promise<Database> {
  if (databaseUrl.startsWith('file:')) {
    const { dialect, watch } = await retryingConflicts(() => openSqlite(databaseUrl, by));
    const db = await migrated(kysely(dialect));
    return { db, watch, close: () => db.destroy() };
  }
  // Migrations may take longer than a visitor's statement.
  await (await migrated(kysely(postgresDialect(databaseUrl, 'staff')))).destroy();
  const db = kysely(postgresDialect(databaseUrl, by));
  return {
    db,
    watch: (onChange) => listenToPostgres(databaseUrl, onChange),
    close: () => db.destroy(),
  };
}
