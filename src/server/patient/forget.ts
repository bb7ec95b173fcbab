import { hash, randomBytes } from 'node:crypto';
import { sql, type RawBuilder } from 'kysely';
import { clinicInstant } from '../../domain/clock';
import { patientOf } from '../../domain/entities';
import { wipeLog } from '../db/dialect';
import { anyOf, iso } from '../db/values';
import type { Db } from '../db/schema';
import { inTransaction } from '../db/transaction';
import { requireTrustedClock } from '../journal/jobRuns';
import { recordInJournal } from '../journal/recordInJournal';
import { deleteEntries } from '../waiting/joinAndLeave';

/** Tables with personal data, and their rows that have some. The mails about them are erased with them. */
const PERSONAL = {
  appointments: ['appointments', sql<boolean>`last_name <> ''`],
  contactRequests: ['contact_requests', sql<boolean>`true`],
  /** Waiting-list entries of people without an appointment. */
  waiting: ['waiting', sql<boolean>`appointment_id is null`],
} as const;
type Of<Value> = Readonly<Record<keyof typeof PERSONAL, Value>>;

/** Ids of rows with personal data. */
export type PersonalIds = Of<readonly number[]>;
/** Number of rows whose personal data were, or would be, erased. */
export type Erased = Of<number>;

/**
 * Reads the ids of rows with personal data, because a statement that joins the rows to the mails would read all mails.
 * @param where a condition for each table
 * @param most limit of each table; none if omitted
 */
export async function readIds(db: Db, where: Of<RawBuilder<boolean>>, most?: number): Promise<PersonalIds> {
  const idsOf = async (name: keyof PersonalIds): Promise<readonly number[]> => {
    const [table, isPersonal] = PERSONAL[name];
    const rows = db.selectFrom(table).select('id').where(isPersonal).where(where[name]);
    return (await rows.$if(most !== undefined, (all) => all.limit(most ?? 0)).execute()).map(({ id }) => id);
  };
  return {
    appointments: await idsOf('appointments'),
    contactRequests: await idsOf('contactRequests'),
    waiting: await idsOf('waiting'),
  };
}

const ERASED = { ...patientOf(() => ''), normalizedEmail: '', idempotencyKey: null, requestHash: null };

/**
 * Erases the patients of appointments, with their waiting-list entries and mails, and deletes the other rows.
 * @param by `patient` or `staff` on request; `system` at the end of the retention time
 */
export async function forget(tx: Db, ids: PersonalIds, by: 'patient' | 'staff' | 'system'): Promise<Erased> {
  const appointments = anyOf(ids.appointments);
  const left = await deleteEntries(tx, (row) =>
    row.or([row('id', 'in', anyOf(ids.waiting)), row('appointmentId', 'in', appointments)]),
  );
  await tx.deleteFrom('outbox').where('appointmentId', 'in', appointments).execute();
  const emptied = tx.updateTable('appointments').set(ERASED).where('id', 'in', appointments);
  const patients = await emptied.returning('id').execute();
  const deleted = tx.deleteFrom('contact_requests').where('id', 'in', anyOf(ids.contactRequests));
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
function isBefore(date: string): Of<RawBuilder<boolean>> {
  const midnight = iso(clinicInstant({ date, time: '00:00' }));
  return {
    appointments: sql`date < ${date}`,
    contactRequests: sql`created_at < ${midnight}`,
    waiting: sql`asked_at < ${midnight}`,
  };
}

export const countsOf = ({ appointments, contactRequests, waiting }: Of<readonly unknown[]>): Erased => ({
  appointments: appointments.length,
  contactRequests: contactRequests.length,
  waiting: waiting.length,
});

/** Counts the rows that {@link purge} would erase. */
export const countPurge = async (db: Db, before: string): Promise<Erased> =>
  countsOf(await readIds(db, isBefore(before)));

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
  const purged = { appointments: 0, contactRequests: 0, waiting: 0 };
  let isOver = false;
  while (!isOver) {
    const step = await inTransaction(db, async (tx) =>
      forget(tx, await readIds(tx, isBefore(before), WINDOW), 'system'),
    );
    purged.appointments += step.appointments;
    purged.contactRequests += step.contactRequests;
    purged.waiting += step.waiting;
    isOver = stopped?.aborted === true || Object.values(step).every((count) => count < WINDOW);
  }
  await wipeLog(db);
  return purged;
}
