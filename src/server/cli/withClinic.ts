import type { Kysely } from 'kysely';
import { clinicTimeAt, type ClinicTime } from '../../domain/clock';
import { readDatabaseUrl } from '../config';
import type { ClinicDatabase } from '../database/clinicDatabase';
import type { Engine } from '../database/engines/engine';
import { openEngine } from '../database/openDatabase';
import type { ClinicSchema } from '../database/sql/schema';
import { sqlClinicDatabase } from '../database/sql/sqlClinicDatabase';
import { reason } from '../reason';
import { sampleClinic } from '../sampleData';
import { Refusal } from './exitCodes';
import { tell } from './output/answer';

/** What a command works with. */
export interface Clinic {
  readonly db: Kysely<ClinicSchema>;
  /** The same data through the server's port. */
  readonly database: ClinicDatabase;
  /** The clinic's clock when the command began. */
  readonly now: ClinicTime;
  /** The same moment in ms since the epoch. */
  readonly at: number;
}

/** @throws {Refusal} when the data cannot be opened */
async function openData(databaseUrl: string): Promise<Engine> {
  try {
    return await openEngine(databaseUrl);
  } catch (error) {
    throw new Refusal(`Baza de date nu poate fi deschisă. Verificați DATABASE_URL: ${reason(error)}`);
  }
}

/** Opens the clinic's data as it is, without sample data, and closes it after the work. */
export async function withData(work: (clinic: Clinic) => Promise<void>): Promise<void> {
  const engine = await openData(readDatabaseUrl(process.env));
  const at = Date.now();
  try {
    await work({
      db: engine.db,
      database: sqlClinicDatabase(engine),
      now: clinicTimeAt(at),
      at,
    });
  } finally {
    await engine.close();
  }
}

/** Opens the clinic's data as the server does: empty data become the sample clinic's. */
export function withClinic(work: (clinic: Clinic) => Promise<void>): Promise<void> {
  return withData(async (clinic) => {
    if (await clinic.database.catalogue.fillIfEmpty(sampleClinic(clinic.now.date))) {
      tell('Baza de date era goală. Am adăugat clinica-model, ca la prima pornire a site-ului.');
    }
    await work(clinic);
  });
}
