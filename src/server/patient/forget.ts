import { createHash, randomBytes } from 'node:crypto';
import { sql, type SelectQueryBuilder } from 'kysely';
import { clinicInstant } from '../../domain/clock';
import { patientOf } from '../../domain/entities';
import { wipeLog } from '../db/dialect';
import { anyOf } from '../db/ids';
import { iso } from '../db/iso';
import type { ClinicSchema, Db } from '../db/schema';
import { writing } from '../db/transaction';
import { requireClock } from '../journal/jobRuns';
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

/** Queries of rows with personal data. */
export interface PersonalRows {
  readonly appointments: Ids<'appointments'>;
  readonly contactRequests: Ids<'contact_requests'>;
  readonly places: Ids<'waiting'>;
}

/** Selects all rows with personal data. */
export const personalRows = (db: Db): PersonalRows => ({
  appointments: db.selectFrom('appointments').select('appointments.id').where('lastName', '!=', sql.lit('')),
  contactRequests: db.selectFrom('contact_requests').select('contact_requests.id'),
  places: db.selectFrom('waiting').select('waiting.id').where('appointmentId', 'is', null),
});

/** Ids of rows with personal data. Their mails are erased with them. */
export type PersonalIds = Readonly<Record<keyof PersonalRows, readonly number[]>>;

/**
 * Reads the ids first: a statement that joins the selected rows to the mails would read all mails.
 * @param most limit of each table; none if omitted
 */
export async function readIds(rows: PersonalRows, most?: number): Promise<PersonalIds> {
  const idsOf = async <Table extends keyof ClinicSchema>(query: Ids<Table>) => {
    const found = await (most === undefined ? query : query.limit(most)).execute();
    return found.map(({ id }) => id);
  };
  return {
    appointments: await idsOf(rows.appointments),
    contactRequests: await idsOf(rows.contactRequests),
    places: await idsOf(rows.places),
  };
}

const NOBODY = { ...patientOf(() => ''), normalizedEmail: '', idempotencyKey: null, requestHash: null };

/**
 * Erases the patients of appointments, with their waiting-list entries and mails, and deletes the other rows.
 * @param by `patient` or `staff` on request; `system` at the end of the retention time
 */
export async function forget(tx: Db, ids: PersonalIds, by: 'patient' | 'staff' | 'system'): Promise<Purge> {
  const appointments = anyOf(ids.appointments);
  const left = await deleteWaiting(
    tx,
    tx
      .selectFrom('waiting')
      .select('waiting.id')
      .where((row) => row.or([row('id', 'in', anyOf(ids.places)), row('appointmentId', 'in', appointments)])),
  );
  await tx.deleteFrom('outbox').where('appointmentId', 'in', appointments).execute();
  const emptied = tx.updateTable('appointments').set(NOBODY).where('id', 'in', appointments);
  const patients = await emptied.returning('id').execute();
  const deleted = tx.deleteFrom('contact_requests').where('id', 'in', anyOf(ids.contactRequests));
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

/** Rows of each table per transaction, few enough that bookings need not wait. */
const WINDOW = 200;

/** Selects rows from before the clinic's date. */
function oldRows(db: Db, before: string): PersonalRows {
  const { appointments, contactRequests, places } = personalRows(db);
  const midnight = iso(clinicInstant({ date: before, time: '00:00' }));
  return {
    appointments: appointments.where('date', '<', before),
    contactRequests: contactRequests.where('createdAt', '<', midnight),
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

/**
 * Erases the patients of appointments before a date, so that the slots' history stays without names, and deletes
 * messages and waiting-list entries from before it. Works in short transactions between bookings; may be interrupted
 * and repeated at any time.
 * @param before the clinic's date, `YYYY-MM-DD`
 * @param stopped ends the work between two transactions
 * @throws if the clock may be wrong: all data might seem old
 */
export async function purge(db: Db, before: string, now: number, stopped?: AbortSignal): Promise<Purge> {
  await requireClock(db, now);
  const purged = { appointments: 0, contactRequests: 0, places: 0 };
  let isOver = false;
  while (!isOver) {
    const step = await writing(db, async (tx) =>
      forget(tx, await readIds(oldRows(tx, before), WINDOW), 'system'),
    );
    purged.appointments += step.appointments;
    purged.contactRequests += step.contactRequests;
    purged.places += step.places;
    isOver = stopped?.aborted === true || Object.values(step).every((count) => count < WINDOW);
  }
  await wipeLog(db);
  return purged;
}
