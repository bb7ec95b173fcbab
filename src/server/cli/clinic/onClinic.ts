import type { Kysely } from 'kysely';
import { clinicTimeAt, type ClinicTime } from '../../../domain/clock';
import { withoutPassword } from '../../config/config';
import { reason } from '../../errors/reason';
import type { ClinicDatabase } from '../../database/ports/clinicDatabase';
import { openEngine, sqlClinicDatabase, type ClinicEngine } from '../../database/openDatabase';
import { DatabaseRefusal, DatabaseUnavailable } from '../../database/ports/databaseErrors';
import type { ClinicSchema } from '../../database/sql/schema';
import { siteDatabaseUrl } from '../input/readDatabaseUrl';
import { Refusal, tell } from '../output/answer';

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

/** PostgreSQL's codes for what is mistyped in an address. */
const MISTYPED: Readonly<Record<string, string>> = {
  '28000': 'serverul nu primește acest utilizator.',
  '28P01': 'numele sau parola nu sunt cele bune.',
  '3D000': 'pe server nu există o bază de date cu acest nume.',
};

/** Why a database cannot be opened: in Romanian what is usual, all else in the system's own words. */
function whyNotOpened(error: unknown): string {
  if (error instanceof DatabaseRefusal) return MISTYPED[error.code] ?? reason(error);
  return reason(error instanceof DatabaseUnavailable ? error.cause : error);
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

type Work<Args extends unknown[]> = (clinic: Clinic, ...args: Args) => Promise<void>;
type Action<Args extends unknown[]> = (...args: Args) => Promise<void>;

/** An action on the clinic's data as they are, without sample data. */
export function onData<Args extends unknown[]>(work: Work<Args>): Action<Args> {
  const complaint = 'Baza de date nu poate fi deschisă. Verificați DATABASE_URL';
  return (...args) =>
    withEngine(siteDatabaseUrl(), complaint, async (engine) => {
      const at = Date.now();
      const database = sqlClinicDatabase(engine);
      await work({ db: engine.db, database, now: clinicTimeAt(at), at }, ...args);
      await database.journal.seal();
    });
}

/** An action on what the clinic offers; who has mistyped where that is hears that there is nothing. */
export function onClinic<Args extends unknown[]>(work: Work<Args>): Action<Args> {
  return onData(async (clinic, ...args) => {
    if ((await clinic.database.catalogue.services()).length === 0) {
      tell(
        `Baza de date ${withoutPassword(siteDatabaseUrl())} nu are niciun serviciu. Verificați DATABASE_URL.`,
      );
    }
    await work(clinic, ...args);
  });
}
