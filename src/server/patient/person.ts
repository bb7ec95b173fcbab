import { hash, randomBytes } from 'node:crypto';
import { sql, type RawBuilder } from 'kysely';
import type { PersonRecord } from '../../content/words/personText';
import { clinicInstant, clinicTimeAt } from '../../domain/clock';
import { patientOf } from '../../domain/entities';
import { cancel } from '../booking/cancel';
import { findByIds, upcomingAmong } from '../booking/find';
import { wipeLog } from '../db/dialect';
import { anyOf, iso, type Db } from '../db/schema';
import { selectRequests } from '../contact/store';
import { inTransaction } from '../db/transaction';
import { requireTrustedClock } from '../journal/jobRuns';
import { recordInJournal } from '../journal/recordInJournal';
import { normalizedEmail } from '../limits/uses';
import { selectMails } from '../outbox/list';
import { toEntry } from '../waiting/entries';
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
const ofEach = <Value>(make: (table: Table) => Value): Of<Value> => ({
  appointments: make('appointments'),
  contactRequests: make('contactRequests'),
  waiting: make('waiting'),
});

/** Rows with personal data. */
type Personal = Of<readonly { readonly id: number }[]>;
/** Number of rows whose personal data were, or would be, erased. */
type Erased = Of<number>;

export const countsOf = (rows: Of<readonly unknown[]>): Erased => ofEach((table) => rows[table].length);

/**
 * Reads the rows with personal data, because a statement that joins them to the mails would read all mails.
 * @param where returns the condition of a table
 * @param most limit of each table; none if omitted
 */
async function readPersonal(db: Db, where: (table: Table) => RawBuilder<boolean>, most?: number) {
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

/** Returns ids for a condition with `in`. */
const idsOf = (rows: readonly { readonly id: number }[]) => anyOf(rows.map(({ id }) => id));

const ERASED = { ...patientOf(() => ''), normalizedEmail: '', idempotencyKey: null, requestHash: null };

/**
 * Erases the patients of appointments, with their waiting-list entries and mails, and deletes the other rows.
 * @param by `patient` or `staff` on request; `system` at the end of the retention time
 */
async function forget(tx: Db, rows: Personal, by: 'patient' | 'staff' | 'system'): Promise<Erased> {
  const appointments = idsOf(rows.appointments);
  const left = await deleteEntries(tx, (row) =>
    row.or([row('id', 'in', idsOf(rows.waiting)), row('appointmentId', 'in', appointments)]),
  );
  await tx.deleteFrom('outbox').where('appointmentId', 'in', appointments).execute();
  const emptied = tx.updateTable('appointments').set(ERASED).where('id', 'in', appointments);
  const patients = await emptied.returning('id').execute();
  const deleted = tx.deleteFrom('contact_requests').where('id', 'in', idsOf(rows.contactRequests));
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
const erasureHash = (salt: string, who: string): string =>
  hash('sha256', `${salt} ${who.toLowerCase()}`, 'base64url');

/**
 * Stores an erasure request as a hash, so that it can be repeated after a restored backup. All hashes share one salt.
 */
async function recordErasureRequest(tx: Db, who: string, now: number): Promise<void> {
  const known = await tx.selectFrom('forgotten').select('salt').orderBy('id').limit(1).executeTakeFirst();
  const salt = known?.salt ?? randomBytes(16).toString('base64url');
  await tx
    .insertInto('forgotten')
    .values({ salt, hash: erasureHash(salt, who), at: iso(now) })
    .onConflict((conflict) => conflict.column('hash').doUpdateSet({ at: iso(now) }))
    .execute();
}

/** A person, by e-mail address or by the reference of one appointment, message or waiting-list entry. */
export type Person = { readonly email: string } | { readonly reference: string };

/** Reads a person's rows. Patients who booked by phone may have no e-mail address. */
function readRows(db: Db, person: Person) {
  const isOwn =
    'email' in person
      ? sql<boolean>`normalized_email = ${normalizedEmail(person.email)} and normalized_email <> ''`
      : sql<boolean>`reference = ${person.reference}`;
  return readPersonal(db, () => isOwn);
}

/** Returns all stored data of a person (GDPR, article 15); empty lists if there are none. */
export async function findPerson(db: Db, person: Person): Promise<PersonRecord> {
  const rows = await readRows(db, person);
  const ownAppointments = idsOf(rows.appointments);
  const ownRequests = idsOf(rows.contactRequests);
  const appointments = await findByIds(db, ownAppointments);
  const waiting = await db
    .selectFrom('waiting')
    .selectAll()
    .where((eb) => eb.or([eb('id', 'in', idsOf(rows.waiting)), eb('appointmentId', 'in', ownAppointments)]))
    .execute();
  const contactRequests = await selectRequests(db).where('id', 'in', ownRequests).execute();
  const mails = await selectMails(db)
    .where((row) =>
      row.or([
        row('outbox.appointmentId', 'in', ownAppointments),
        row('contactRequestId', 'in', ownRequests),
        row('waitingId', 'in', idsOf(waiting)),
      ]),
    )
    .orderBy('outbox.id')
    .$narrowType<{ reference: string }>()
    .execute();
  return {
    appointments: appointments.map((one) => {
      const own = waiting.find(({ appointmentId }) => appointmentId === one.id);
      return { ...one, ...(own && { waiting: toEntry(own) }) };
    }),
    contactRequests,
    waiting: waiting.filter(({ appointmentId }) => appointmentId === null).map(toEntry),
    mails,
  };
}

/**
 * Erases a person's data (GDPR, article 17), all or nothing. Doctor, day and time of appointments stay.
 * @param now ms since the epoch
 * @returns the erased rows, or the upcoming appointments that prevent the erasure
 */
export async function forgetPerson(db: Db, person: Person, by: 'patient' | 'staff', now: number) {
  const outcome = await inTransaction(db, async (tx) => {
    const rows = await readRows(tx, person);
    const upcoming = upcomingAmong(await findByIds(tx, idsOf(rows.appointments)), clinicTimeAt(now));
    if (upcoming.length > 0) return { upcoming };
    await recordErasureRequest(tx, 'email' in person ? normalizedEmail(person.email) : person.reference, now);
    return forget(tx, rows, by);
  });
  if (!('upcoming' in outcome)) await wipeLog(db);
  return outcome;
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

/**
 * Erases the data that a restored backup brought back although their erasure was requested after the backup.
 * @param tx the transaction that restores the backup
 * @param at ms since the epoch
 */
export async function repeatErasures(tx: Db, at: number): Promise<Erased> {
  const erasures = await tx.selectFrom('forgotten').select(['at', 'salt', 'hash']).execute();
  if (erasures.length === 0) return ofEach(() => 0);
  const requestedAtOf = new Map(erasures.map(({ hash, at: requestedAt }) => [hash, requestedAt]));
  const salts = [...new Set(erasures.map(({ salt }) => salt))];
  const isRequested = (who: string | null, since: string): boolean =>
    Boolean(who) && salts.some((salt) => (requestedAtOf.get(erasureHash(salt, who ?? '')) ?? '') > since);
  const stored = await readPersonal(tx, () => sql`true`);
  const unwanted = ofEach((table) =>
    stored[table].filter((row) =>
      [row.normalizedEmail, row.reference].some((who) => isRequested(who, row.since)),
    ),
  );
  const found = await findByIds(tx, idsOf(unwanted.appointments));
  // The patient would not come, and the time would stay taken.
  for (const { reference } of upcomingAmong(found, clinicTimeAt(at)))
    await cancel(tx, reference, { by: 'clinic', now: at });
  return forget(tx, unwanted, 'staff');
}
