import type { ClinicDatabase } from './clinicDatabase';
import type { Engine } from './engines/engine';
import { openPostgres } from './engines/openPostgres';
import { openSqlite } from './engines/openSqlite';
import { migrateToLatest } from './migrations/migrateToLatest';
import { sqlClinicDatabase } from './sql/sqlClinicDatabase';

/**
 * Opens the engine that the address names, with its tables up to date.
 * @param databaseUrl `file:PATH` or `postgres://…`
 * @throws when it cannot be reached or used
 */
export async function openEngine(databaseUrl: string): Promise<Engine> {
  const engine = await (databaseUrl.startsWith('file:') ? openSqlite : openPostgres)(databaseUrl);
  try {
    await migrateToLatest(engine.db);
  } catch (error) {
    await engine.close();
    throw error;
  }
  return engine;
}

/** Opens the clinic's data, creating its tables as needed; see {@link openEngine}. */
export async function openDatabase(databaseUrl: string): Promise<ClinicDatabase> {
  return sqlClinicDatabase(await openEngine(databaseUrl));
}
