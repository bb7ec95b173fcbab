import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Kysely, SelectQueryBuilder } from 'kysely';
import { clinicInstant } from '../../../domain/clock';
import { engineAdapter } from '../engines/engine';
import type { Purge } from '../ports/peopleStore';
import { iso } from '../sql/iso';
import type { ClinicSchema } from '../sql/schema';
import { NOBODY } from '../sql/unconfirmed';
import { deleteWaiting } from '../sql/waitingList';
import { noteRows } from './noteRows';

/** Ids looked at in one transaction: short enough that bookings need not wait. */
const WINDOW = 2000;

/** Midnight of the clinic's date, as ISO text in UTC. */
const startOf = (date: string): string => iso(clinicInstant({ date, time: '00:00' }));

/** Appointments before a date that still say whose they were. */
const personal = (db: Kysely<ClinicSchema>, before: string) =>
  db.selectFrom('appointments').where('date', '<', before).where('email', '!=', '');

const oldRequests = (db: Kysely<ClinicSchema>, before: string) =>
  db.selectFrom('contact_requests').where('createdAt', '<', startOf(before));

const oldPlaces = (db: Kysely<ClinicSchema>, before: string) =>
  db.selectFrom('waiting').where('reference', 'is not', null).where('askedAt', '<', startOf(before));

/** What {@link purgePersonalData} would find. */
export async function countPersonalData(db: Kysely<ClinicSchema>, before: string): Promise<Purge> {
  const counts = await db
    .selectNoFrom(({ fn }) => [
      personal(db, before).select(fn.countAll().as('count')).as('appointments'),
      oldRequests(db, before).select(fn.countAll().as('count')).as('contactRequests'),
      oldPlaces(db, before).select(fn.countAll().as('count')).as('places'),
    ])
    .executeTakeFirstOrThrow();
  return {
    appointments: Number(counts.appointments),
    contactRequests: Number(counts.contactRequests),
    places: Number(counts.places),
  };
}

/** Ids from above the first number to the second. */
type Window = readonly [above: number, upTo: number];

type Step = (db: Kysely<ClinicSchema>, window: Window) => Promise<number>;

/** A person's own wish, fulfilled by themselves or by staff, or that their time is over. */
type ForgottenBy = 'patient' | 'staff' | 'system';

type Ids<Table extends 'appointments' | 'contact_requests'> = SelectQueryBuilder<
  ClinicSchema,
  Table,
  { id: number }
>;

/**
 * Empties appointments of their patients, with their mails.
 * @returns how many
 */
export async function forgetPatients(
  db: Kysely<ClinicSchema>,
  ids: Ids<'appointments'>,
  by: ForgottenBy,
): Promise<number> {
  await db.deleteFrom('outbox').where('appointmentId', 'in', ids).execute();
  await deleteWaiting(db, db.selectFrom('waiting').select('waiting.id').where('appointmentId', 'in', ids));
  const rows = await db
    .updateTable('appointments')
    .set({ ...NOBODY, idempotencyKey: null, linkHash: null, journalSalt: null })
    .where('id', 'in', ids)
    .returning('id')
    .execute();
  await noteRows(db, 'appointment.forgotten', rows, by);
  return rows.length;
}

/**
 * Removes contact requests, with their mails.
 * @returns how many
 */
export async function deleteRequests(
  db: Kysely<ClinicSchema>,
  ids: Ids<'contact_requests'>,
  by: ForgottenBy,
): Promise<number> {
  await db.deleteFrom('outbox').where('contactRequestId', 'in', ids).execute();
  const rows = await db.deleteFrom('contact_requests').where('id', 'in', ids).returning('id').execute();
  await noteRows(db, 'contactRequest.forgotten', rows, by);
  return rows.length;
}

/** @returns how many rows the steps say they found */
async function inSteps(
  db: Kysely<ClinicSchema>,
  table: 'appointments' | 'contact_requests',
  step: Step,
): Promise<number> {
  const newest = await db.selectFrom(table).select('id').orderBy('id', 'desc').limit(1).executeTakeFirst();
  let count = 0;
  for (let above = 0; above < (newest?.id ?? 0); above += WINDOW) {
    const window: Window = [above, above + WINDOW];
    count += await db.transaction().execute((transaction) => step(transaction, window));
    await nextTurn();
  }
  return count;
}

/**
 * Empties appointments before a date of their patients, so that the history of the slots stays without names,
 * and removes contact requests from before it, each with its mails. It works in short steps, beside bookings,
 * and may be stopped and repeated at any time.
 * @param before the clinic's date, `YYYY-MM-DD`
 */
export async function purgePersonalData(db: Kysely<ClinicSchema>, before: string): Promise<Purge> {
  const purge: Purge = {
    appointments: await inSteps(db, 'appointments', (transaction, [above, upTo]) =>
      forgetPatients(
        transaction,
        personal(transaction, before).select('id').where('id', '>', above).where('id', '<=', upTo),
        'system',
      ),
    ),
    contactRequests: await inSteps(db, 'contact_requests', (transaction, [above, upTo]) =>
      deleteRequests(
        transaction,
        oldRequests(transaction, before).select('id').where('id', '>', above).where('id', '<=', upTo),
        'system',
      ),
    ),
    places: await db
      .transaction()
      .execute((transaction) =>
        deleteWaiting(transaction, oldPlaces(transaction, before).select('waiting.id')),
      ),
  };
  await engineAdapter(db).wipeTraces(db);
  return purge;
}
