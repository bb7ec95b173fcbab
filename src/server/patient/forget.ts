import { createHash, randomBytes } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely';
import { clinicInstant } from '../../domain/clock';
import { patientOf } from '../../domain/entities';
import { wipeLog } from '../db/dialect';
import { DAY, iso } from '../db/iso';
import type { ClinicSchema, Db } from '../db/schema';
import { writing } from '../db/transaction';
import { note } from '../journal/note';
import { deleteWaiting } from '../waiting/list';

/** The number of rows that were, or would be, emptied of a person's data. */
export interface Purge {
  readonly appointments: number;
  readonly contactRequests: number;
  /** Places on the waiting list of people without an appointment. */
  readonly places: number;
}

/** A person's own wish, fulfilled by themselves or by staff, or the end of the time for which data are kept. */
type ForgottenBy = 'patient' | 'staff' | 'system';

type Ids<Table extends keyof ClinicSchema> = SelectQueryBuilder<ClinicSchema, Table, { id: number }>;

const NOBODY = { ...patientOf(() => ''), normalizedEmail: '' };

/** Empties appointments of their patients, with their mails and their places on the waiting list. */
export async function forgetAppointments(tx: Db, ids: Ids<'appointments'>, by: ForgottenBy): Promise<number> {
  await deleteWaiting(tx, tx.selectFrom('waiting').select('waiting.id').where('appointmentId', 'in', ids));
  await tx.deleteFrom('outbox').where('appointmentId', 'in', ids).execute();
  const rows = await tx
    .updateTable('appointments')
    .set({ ...NOBODY, idempotencyKey: null, requestHash: null })
    .where('id', 'in', ids)
    .returning('id')
    .execute();
  const forgotten = rows.map(({ id }) => id);
  await note(tx, by, 'appointment.forgotten', forgotten);
  return forgotten.length;
}

/** Removes contact requests with their mails. */
export async function forgetContactRequests(
  tx: Db,
  ids: Ids<'contact_requests'>,
  by: ForgottenBy,
): Promise<number> {
  const rows = await tx.deleteFrom('contact_requests').where('id', 'in', ids).returning('id').execute();
  const forgotten = rows.map(({ id }) => id);
  await note(tx, by, 'contactRequest.forgotten', forgotten);
  return forgotten.length;
}

/** @param who a normalized e-mail address, or a reference */
export const wishHash = (salt: string, who: string): string =>
  createHash('sha256').update(`${salt} ${who.toLowerCase()}`).digest('base64url');

/**
 * Remembers a wish to be forgotten, without saying whose, so that no restored backup brings the data back. One salt
 * serves the whole list.
 */
export async function noteWish(tx: Db, who: string, now: number): Promise<void> {
  const known = await tx.selectFrom('forgotten').select('salt').orderBy('id').limit(1).executeTakeFirst();
  const salt = known?.salt ?? randomBytes(16).toString('base64url');
  await tx
    .insertInto('forgotten')
    .values({ salt, hash: wishHash(salt, who), at: iso(now) })
    .onConflict((conflict) => conflict.column('hash').doUpdateSet({ at: iso(now) }))
    .execute();
}

/** Midnight of the clinic's date, as ISO text in UTC. */
const startOf = (date: string): string => iso(clinicInstant({ date, time: '00:00' }));

const oldAppointments = (db: Db, before: string) =>
  db.selectFrom('appointments').where('date', '<', before).where('lastName', '!=', '');

const oldRequests = (db: Db, before: string) =>
  db.selectFrom('contact_requests').where('createdAt', '<', startOf(before));

const oldWaitlistEntries = (db: Db, before: string) =>
  db.selectFrom('waiting').where('reference', 'is not', null).where('askedAt', '<', startOf(before));

/** Returns what {@link purge} would find. */
export const countPurge = (db: Db, before: string): Promise<Purge> =>
  db
    .selectNoFrom(({ fn }) => [
      oldAppointments(db, before).select(fn.countAll().as('count')).as('appointments'),
      oldRequests(db, before).select(fn.countAll().as('count')).as('contactRequests'),
      oldWaitlistEntries(db, before).select(fn.countAll().as('count')).as('places'),
    ])
    .$castTo<Purge>()
    .executeTakeFirstOrThrow();

/** Milliseconds between the newest row and the clock, from which on the clock is not believed. */
const FAR = 31 * DAY;

/** The clock is so far from the newest row that it may be wrong. */
export class ClockInDoubt extends Error {
  constructor(newest: string, now: number) {
    super(`Nothing was purged: the newest row is of ${newest}, the clock says ${iso(now)}`);
  }
}

/** @throws {ClockInDoubt} since with a wrong clock everything would seem old */
async function refuseFarClock(db: Db, now: number): Promise<void> {
  const newest = (table: 'appointments' | 'contact_requests') =>
    db.selectFrom(table).select('createdAt').orderBy('id', 'desc').limit(1).executeTakeFirst();
  const rows = [await newest('appointments'), await newest('contact_requests')];
  const at = rows
    .flatMap((row) => row?.createdAt ?? [])
    .sort()
    .at(-1);
  if (at !== undefined && Math.abs(Date.parse(at) - now) > FAR) throw new ClockInDoubt(at, now);
}

/** Ids looked at in one transaction: short enough that bookings need not wait. */
const WINDOW = 2000;

/** @param within a condition on ids */
type Step = (tx: Db, within: RawBuilder<boolean>) => Promise<number>;

async function inSteps(db: Db, table: 'appointments' | 'contact_requests', step: Step): Promise<number> {
  const newest = await db.selectFrom(table).select('id').orderBy('id', 'desc').limit(1).executeTakeFirst();
  let count = 0;
  for (let above = 0; above < (newest?.id ?? 0); above += WINDOW) {
    count += await writing(db, (tx) => step(tx, sql<boolean>`id > ${above} and id <= ${above + WINDOW}`));
    await nextTurn();
  }
  return count;
}

/**
 * Empties appointments before a date of their patients, so that the history of the slots stays without
 * names, and removes contact requests and places on the waiting list from before it. Works in short steps
 * between bookings, and may be stopped and repeated at any time.
 * @param before the clinic's date, `YYYY-MM-DD`
 * @throws {ClockInDoubt}
 */
export async function purge(db: Db, before: string, now: number): Promise<Purge> {
  await refuseFarClock(db, now);
  const purged = {
    appointments: await inSteps(db, 'appointments', (tx, within) =>
      forgetAppointments(tx, oldAppointments(tx, before).select('appointments.id').where(within), 'system'),
    ),
    contactRequests: await inSteps(db, 'contact_requests', (tx, within) =>
      forgetContactRequests(
        tx,
        oldRequests(tx, before).select('contact_requests.id').where(within),
        'system',
      ),
    ),
    places: (
      await writing(db, (tx) => deleteWaiting(tx, oldWaitlistEntries(tx, before).select('waiting.id')))
    ).length,
  };
  await wipeLog(db);
  return purged;
}
