import { createHash, randomBytes } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql, type SelectQueryBuilder } from 'kysely';
import { clinicInstant } from '../../domain/clock';
import { patientOf } from '../../domain/entities';
import { wipeLog } from '../db/dialect';
import { DAY, iso } from '../db/iso';
import type { ClinicSchema, Db } from '../db/schema';
import { writing } from '../db/transaction';
import { recordInJournal } from '../journal/recordInJournal';
import { deleteWaiting } from '../waiting/list';

/** Number of rows whose personal data were, or would be, erased. */
export interface Purge {
  readonly appointments: number;
  readonly contactRequests: number;
  /** Waiting-list entries of people without an appointment. */
  readonly places: number;
}

type Ids<Table extends keyof ClinicSchema> = SelectQueryBuilder<ClinicSchema, Table, { id: number }>;

/** Rows of every table with personal data. Their mails are erased with them. */
export interface PersonalRows {
  readonly appointments: Ids<'appointments'>;
  readonly contactRequests: Ids<'contact_requests'>;
  readonly places: Ids<'waiting'>;
}

/** Selects all rows with personal data. */
export const personalRows = (db: Db): PersonalRows => ({
  appointments: db.selectFrom('appointments').select('appointments.id').where('lastName', '!=', ''),
  contactRequests: db.selectFrom('contact_requests').select('contact_requests.id'),
  places: db.selectFrom('waiting').select('waiting.id').where('appointmentId', 'is', null),
});

const NOBODY = { ...patientOf(() => ''), normalizedEmail: '', idempotencyKey: null, requestHash: null };

/**
 * Erases the patients of appointments, with their waiting-list entries and mails, and deletes the other rows.
 * @param by `patient` or `staff` on request; `system` at the end of the retention time
 */
export async function forget(
  tx: Db,
  { appointments, contactRequests, places }: PersonalRows,
  by: 'patient' | 'staff' | 'system',
): Promise<Purge> {
  const left = await deleteWaiting(
    tx,
    tx
      .selectFrom('waiting')
      .select('waiting.id')
      .where((row) => row.or([row('id', 'in', places), row('appointmentId', 'in', appointments)])),
  );
  await tx.deleteFrom('outbox').where('appointmentId', 'in', appointments).execute();
  const emptied = tx.updateTable('appointments').set(NOBODY).where('id', 'in', appointments);
  const patients = await emptied.returning('id').execute();
  const deleted = tx.deleteFrom('contact_requests').where('id', 'in', contactRequests);
  const requests = await deleted.returning('id').execute();
  await recordInJournal(tx, by, 'appointment.forgotten', patients);
  await recordInJournal(tx, by, 'contactRequest.forgotten', requests);
  return {
    appointments: patients.length,
    contactRequests: requests.length,
    places: left.filter(({ appointmentId }) => appointmentId === null).length,
  };
}

/** @param who a normalized e-mail address, or a reference */
export const erasureHash = (salt: string, who: string): string =>
  createHash('sha256').update(`${salt} ${who.toLowerCase()}`).digest('base64url');

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

/** Ids per transaction, few enough that bookings need not wait. */
const WINDOW = 2000;

/**
 * Selects rows from before the clinic's date; with `above`, appointments and messages only within the next 2000 ids.
 */
function oldRows(db: Db, before: string, above?: number): PersonalRows {
  const { appointments, contactRequests, places } = personalRows(db);
  const midnight = iso(clinicInstant({ date: before, time: '00:00' }));
  const within =
    above === undefined ? sql.lit(true) : sql<boolean>`id > ${above} and id <= ${above + WINDOW}`;
  return {
    appointments: appointments.where('date', '<', before).where(within),
    contactRequests: contactRequests.where('createdAt', '<', midnight).where(within),
    places: places.where('askedAt', '<', midnight),
  };
}

/** Counts the rows that {@link purge} would erase. */
export function countPurge(db: Db, before: string): Promise<Purge> {
  const { appointments, contactRequests, places } = oldRows(db, before);
  return db
    .selectNoFrom(({ fn }) => [
      appointments.clearSelect().select(fn.countAll().as('count')).as('appointments'),
      contactRequests.clearSelect().select(fn.countAll().as('count')).as('contactRequests'),
      places.clearSelect().select(fn.countAll().as('count')).as('places'),
    ])
    .$castTo<Purge>()
    .executeTakeFirstOrThrow();
}

/** Milliseconds between the newest row and the clock from which the clock counts as wrong. */
const FAR = 31 * DAY;

/** Thrown if the clock may be wrong. */
export class ClockInDoubt extends Error {}

/**
 * Erases the patients of appointments before a date, so that the slots' history stays without names, and deletes
 * messages and waiting-list entries from before it. Works in short transactions between bookings; may be interrupted
 * and repeated at any time.
 * @param before the clinic's date, `YYYY-MM-DD`
 * @throws {ClockInDoubt} if the clock is so far from the newest row that it may be wrong: all data might seem old
 */
export async function purge(db: Db, before: string, now: number): Promise<Purge> {
  const newestIn = (table: 'appointments' | 'contact_requests') =>
    db.selectFrom(table).select(['id', 'createdAt']).orderBy('id', 'desc').limit(1).execute();
  const newest = [...(await newestIn('appointments')), ...(await newestIn('contact_requests'))];
  const at = newest
    .map(({ createdAt }) => createdAt)
    .sort()
    .at(-1);
  if (at !== undefined && Math.abs(Date.parse(at) - now) > FAR)
    throw new ClockInDoubt(`Nothing was purged: the newest row is of ${at}, the clock says ${iso(now)}`);
  const last = Math.max(1, ...newest.map(({ id }) => id));
  const purged = { appointments: 0, contactRequests: 0, places: 0 };
  for (let above = 0; above < last; above += WINDOW) {
    const step = await writing(db, (tx) => forget(tx, oldRows(tx, before, above), 'system'));
    purged.appointments += step.appointments;
    purged.contactRequests += step.contactRequests;
    purged.places += step.places;
    await nextTurn();
  }
  await wipeLog(db);
  return purged;
}
