import type { Engine, WorksFor } from './engines/engine';
import { openPostgres } from './engines/openPostgres';
import { openSqlite } from './engines/openSqlite';
import { migrateToLatest } from './migrations/migrateToLatest';
import { openInThread } from './openInThread';
import type { ClinicDatabase } from './ports/clinicDatabase';
import type { ClinicSchema } from './sql/schema';
import { sqlJournal } from './sql/journal';
import { sqlAppointments } from './sql/sqlAppointments';
import { sqlCatalogue } from './sql/sqlCatalogue';
import { sqlContactRequests } from './sql/sqlContactRequests';
import { sqlFacts } from './sql/sqlFacts';
import { sqlLimits } from './sql/sqlLimits';
import { sqlOutbox } from './sql/sqlOutbox';
import { sqlWaiting } from './sql/waitingList';
import { sqlPeople } from './staff/people';
import { purgePersonalData } from './staff/purgePersonalData';
import { readNewestRows } from './transfer/readNewestRows';

/** An engine with the clinic's tables. */
export type ClinicEngine = Engine<ClinicSchema>;

async function migrated(engine: ClinicEngine): Promise<ClinicEngine> {
  try {
    await migrateToLatest(engine.db);
    return engine;
  } catch (error) {
    await engine.close();
    throw error;
  }
}

/**
 * Opens the engine that the address names, with its tables up to date.
 * @param databaseUrl `file:PATH` or `postgres://…`
 * @throws when it cannot be reached or used
 */
export async function openEngine(databaseUrl: string, worksFor: WorksFor): Promise<ClinicEngine> {
  if (databaseUrl.startsWith('file:')) return migrated(await openSqlite(databaseUrl, worksFor));
  // Apart from the requests' connections: a migration is no visitor's.
  const migrating = await migrated(openPostgres(databaseUrl, 'staff'));
  await migrating.close();
  return openPostgres(databaseUrl, worksFor);
}

/** The clinic's storage in SQL that SQLite and PostgreSQL share. */
export function sqlClinicDatabase({ db, appointmentNews, close }: ClinicEngine): ClinicDatabase {
  return {
    catalogue: sqlCatalogue(db),
    facts: sqlFacts(db),
    appointments: sqlAppointments(db),
    contactRequests: sqlContactRequests(db),
    waiting: sqlWaiting(db),
    outbox: sqlOutbox(db),
    journal: sqlJournal(db),
    people: sqlPeople(db),
    limits: sqlLimits(db),
    purgeBefore: (date) => purgePersonalData(db, date),
    ping: () => readNewestRows(db),
    appointmentNews,
    close,
  };
}

/** Opens the clinic's data for visitors; see {@link openEngine}. */
export async function openDatabase(databaseUrl: string): Promise<ClinicDatabase> {
  return sqlClinicDatabase(await openEngine(databaseUrl, 'visitors'));
}

/** As {@link openDatabase}, and whatever the engine waits for, this thread goes on: PostgreSQL is a process of its own. */
export function openBesideServer(databaseUrl: string): Promise<ClinicDatabase> {
  return databaseUrl.startsWith('file:') ? openInThread(databaseUrl) : openDatabase(databaseUrl);
}
