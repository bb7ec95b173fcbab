import type { ClinicDatabase } from './clinicDatabase';
import { openPostgres } from './engines/openPostgres';
import { openSqlite } from './engines/openSqlite';
import { sqlClinicDatabase } from './sql/sqlClinicDatabase';

/**
 * Opens the clinic's data in the engine that the address names, with its tables up to date.
 * @param databaseUrl `file:PATH` or `postgres://…`
 * @throws when it cannot be reached or used
 */
export async function openDatabase(databaseUrl: string): Promise<ClinicDatabase> {
  const open = databaseUrl.startsWith('file:') ? openSqlite : openPostgres;
  return sqlClinicDatabase(await open(databaseUrl));
}
