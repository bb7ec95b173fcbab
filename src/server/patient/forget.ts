import { hash, randomBytes } from 'node:crypto';
import { sql, type RawBuilder } from 'kysely';
import { clinicInstant } from '../../domain/clock';
import { patientOf } from '../../domain/entities';
import { wipeLog } from '../db/dialect';
import { anyOf, iso, type Db } from '../db/schema';
import { inTransaction } from '../db/transaction';
import { requireTrustedClock } from '../journal/jobRuns';
import { recordInJournal } from '../journal/recordInJournal';
import { deleteEntries } from '../waiting/joinAndLeave';

/** Tables with personal data, their rows that have some, and since when. The mails about them are erased with them. */
const PERSONAL = {
  appointments: ['appointments', sql<boolean>`last_name <> ''`, 'createdAt'],
  contactRequests: ['contact_requests', sql<boolean>`true`, 'createdAt'],
  /** Waiting-list entries of people without an appointment. */
  waiting: ['waiting', sql<boolean>`appointment_id is null`, 'askedAt'],
} as const;
type Table = keyof typeof PERSONAL;
type Of<Value> = Readonly<Record<Table, Value>>;

/** Returns a value for each of the tables. */
export const ofEach = <Value>(make: (table: Table) => Value): Of<Value> => ({
  appointments: make('appointments'),
  contactRequests: make('contactRequests'),
  waiting: make('waiting'),
});

/** Rows with personal data. */
type Personal = Of<readonly { readonly id: number }[]>;
/** Number of rows whose personal data were, or would be, erased. */
export type Erased = Of<number>;

export const countsOf = (rows: Of<readonly unknown[]>): Erased => ofEach((table) => rows[table].length);

/**
 * Reads the rows with personal data, because a statement that joins them to the mails would read all mails.
 * @param where returns the condition of a table
 * @param most limit of each table; none if omitted
 */
export async function readPersonal(db: Db, where: (table: Table) => RawBuilder<boolean>, most?: number) {
  const rowsOf = async (name: Table) => {
    const [table, isPersonal, since] = PERSONAL[name];
    const rows = db
      .selectFrom(table)
      .select(['id', 'reference', 'normalizedEmail', sql<string>`${sql.ref(since)}`.as('since')])
      .where(isPersonal)
      .where(where(name));
    return await rows.$if(most !== undefined, (all) => all.limit(most ?? 0)).execute();
  };
  return {
    appointments: await rowsOf('appointments'),
    contactRequests: await rowsOf('contactRequests'),
    waiting: await rowsOf('waiting'),
  };
}

const ERASED = { ...patientOf(() => ''), normalizedEmail: '', idempotencyKey: null, requestHash: null };

/**
 * Erases the patients of appointments, with their waiting-list entries and mails, and deletes the other rows.
 * @param by `patient` or `staff` on request; `system` at the end of the retention time
 */
export async function forget(tx: Db, rows: Personal, by: 'patient' | 'staff' | 'system'): Promise<Erased> {
  const idsOf = (table: Table) => anyOf(rows[table].map(({ id }) => id));
  const appointments = idsOf('appointments');
  const left = await deleteEntries(tx, (row) =>
    row.or([row('id', 'in', idsOf('waiting')), row('appointmentId', 'in', appointments)]),
  );
  await tx.deleteFrom('outbox').where('appointmentId', 'in', appointments).execute();
  const emptied = tx.updateTable('appointments').set(ERASED).where('id', 'in', appointments);
  const patients = await emptied.returning('id').execute();
  const deleted = tx.deleteFrom('contact_requests').where('id', 'in', idsOf('contactRequests'));
  const requests = await deleted.returning('id').execute();
  await recordInJournal(tx, by, 'appointment.forgotten', patients);
  await recordInJournal(tx, by, 'contactRequest.forgotten', requests);
  return {
    appointments: patients.length,
    contactRequests: requests.length,
    waiting: left.filter(({ appointmentId }) => appointmentId === null).length,
  };
}

/** @param who a normalized e-mail address, or a reference */
export const erasureHash = (salt: string, who: string): string =>
  hash('sha256', `${salt} ${who.toLowerCase()}`, 'base64url');

/**
 * Stores an erasure request as a hash, so that it can be repeated after a restored backup. All hashes share one salt.
 */
export async function recordErasureRequest(tx: Db, who: string, now: number): Promise<void> {
  const known = await tx.selectFrom('forgotten').select('salt').orderBy('id').limit(1).executeTakeFirst();
  const salt = known?.salt ?? randomBytes(16).toString('base64url');
  await tx
    .insertInto('forgotten')
    .values({ salt, hash: erasureHash(salt, who), at: iso(now) })
    .onConflict((conflict) => conflict.column('hash').doUpdateSet({ at: iso(now) }))
    .execute();
}

/** Rows of each table per transaction, few enough that bookings need not wait. */
const WINDOW = 200;

/** Selects rows from before the clinic's date. */
const isBefore = (date: string) => (table: Table) =>
  table === 'appointments'
    ? sql<boolean>`date < ${date}`
    : sql<boolean>`${sql.ref(PERSONAL[table][2])} < ${iso(clinicInstant({ date, time: '00:00' }))}`;

/** Counts the rows that {@link purge} would erase. */
export const countPurge = async (db: Db, before: string): Promise<Erased> =>
  countsOf(await readPersonal(db, isBefore(before)));

/**
 * Erases the patients of appointments before a date, so that the slots' history stays without names, and deletes
 * messages and waiting-list entries from before it. Works in short transactions between bookings; may be interrupted
 * and repeated at any time.
 * @param before the clinic's date, `YYYY-MM-DD`
 * @param stopped ends the work between two transactions
 * @throws {Error} if the clock may be wrong: all data might seem old
 */
export async function purge(db: Db, before: string, now: number, stopped?: AbortSignal): Promise<Erased> {
  await requireTrustedClock(db, now);
  let purged = ofEach(() => 0);
  let isOver = false;
  while (!isOver) {
    const step = await inTransaction(db, async (tx) =>
      forget(tx, await readPersonal(tx, isBefore(before), WINDOW), 'system'),
    );
    const soFar = purged;
    purged = ofEach((table) => soFar[table] + step[table]);
    isOver = stopped?.aborted === true || Object.values(step).every((count) => count < WINDOW);
  }
  await wipeLog(db);
  return purged;
}
