import type { ClinicDatabase } from './clinicDatabase';
import type { Engine, WorksFor } from './engines/engine';
import { openPostgres } from './engines/openPostgres';
import { openSqlite } from './engines/openSqlite';
import { sqlClinicDatabase } from './sql/sqlClinicDatabase';

/**
 * Opens the engine that the address names, with its tables up to date.
 * @param databaseUrl `file:PATH` or `postgres://…`
 * @throws when it cannot be reached or used
 */
export function openEngine(databaseUrl: string, worksFor: WorksFor): Promise<Engine> {
  return databaseUrl.startsWith('file:') ? openSqlite(databaseUrl) : openPostgres(databaseUrl, worksFor);
}

/** Opens the clinic's data for visitors; see {@link openEngine}. */
export async function openDatabase(databaseUrl: string): Promise<ClinicDatabase> {
  return sqlClinicDatabase(await openEngine(databaseUrl, 'visitors'));
}
