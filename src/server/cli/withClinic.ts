import type { Kysely } from 'kysely';
import { clinicTimeAt, type ClinicTime } from '../../domain/clock';
import type { ClinicDatabase } from '../database/ports/clinicDatabase';
import { openEngine, sqlClinicDatabase, type ClinicEngine } from '../database/openDatabase';
import type { ClinicSchema } from '../database/sql/schema';
import { sampleClinic } from '../database/sampleClinic';
import { Refusal } from './exitCodes';
import { siteDatabaseUrl } from './input/readDatabaseUrl';
import { tell } from './output/answer';
import { whyNotOpened } from './output/whyNotOpened';

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

/**
 * Opens a database and closes it after the work.
 * @param complaint begins the line for one that cannot be opened
 * @throws {Refusal} for such a one
 */
export async function withEngine(
  databaseUrl: string,
  complaint: string,
  work: (engine: ClinicEngine) => Promise<void>,
): Promise<void> {
  const engine = await openEngine(databaseUrl, 'staff').catch((error: unknown) => {
    throw new Refusal(`${complaint}: ${whyNotOpened(error)}`);
  });
  try {
    await work(engine);
  } finally {
    await engine.close();
  }
}

/** Opens the clinic's data as it is, without sample data, and closes it after the work. */
export function withData(work: (clinic: Clinic) => Promise<void>): Promise<void> {
  const complaint = 'Baza de date nu poate fi deschisă. Verificați DATABASE_URL';
  return withEngine(siteDatabaseUrl(), complaint, (engine) => {
    const at = Date.now();
    return work({ db: engine.db, database: sqlClinicDatabase(engine), now: clinicTimeAt(at), at });
  });
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
