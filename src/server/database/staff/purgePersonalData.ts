import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { clinicInstant } from '../../../domain/clock';
import type { Purge } from '../ports/clinicDatabase';
import type { ClinicSchema } from '../sql/schema';

/** Ids looked at in one transaction: short enough that bookings need not wait. */
const WINDOW = 2000;

const NOBODY = { firstName: '', lastName: '', phone: '', email: '', message: '' };

/** Midnight of the clinic's date, as ISO text in UTC. */
const startOf = (date: string): string => new Date(clinicInstant({ date, time: '00:00' })).toISOString();

/** Appointments before a date that still say whose they were. */
const personal = (db: Kysely<ClinicSchema>, before: string) =>
  db.selectFrom('appointments').where('date', '<', before).where('email', '!=', '');

const oldRequests = (db: Kysely<ClinicSchema>, before: string) =>
  db.selectFrom('contact_requests').where('createdAt', '<', startOf(before));

/** What {@link purgePersonalData} would find. */
export async function countPersonalData(db: Kysely<ClinicSchema>, before: string): Promise<Purge> {
  const count = (query: { readonly count: unknown } | undefined): number => Number(query?.count ?? 0);
  const appointments = await personal(db, before)
    .select((row) => row.fn.countAll().as('count'))
    .executeTakeFirst();
  const requests = await oldRequests(db, before)
    .select((row) => row.fn.countAll().as('count'))
    .executeTakeFirst();
  return { appointments: count(appointments), contactRequests: count(requests) };
}

/** Ids from above the first number to the second. */
type Window = readonly [above: number, upTo: number];

async function forgetPatients(
  db: Kysely<ClinicSchema>,
  before: string,
  [above, upTo]: Window,
): Promise<number> {
  const ids = personal(db, before).select('id').where('id', '>', above).where('id', '<=', upTo);
  await db.deleteFrom('outbox').where('appointmentId', 'in', ids).execute();
  const { numUpdatedRows } = await db
    .updateTable('appointments')
    .set({ ...NOBODY, idempotencyKey: null, linkHash: null })
    .where('id', 'in', ids)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

async function deleteRequests(
  db: Kysely<ClinicSchema>,
  before: string,
  [above, upTo]: Window,
): Promise<number> {
  const ids = oldRequests(db, before).select('id').where('id', '>', above).where('id', '<=', upTo);
  await db.deleteFrom('outbox').where('contactRequestId', 'in', ids).execute();
  const { numDeletedRows } = await db
    .deleteFrom('contact_requests')
    .where('id', 'in', ids)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** @returns how many rows the steps say they found */
async function inSteps(
  db: Kysely<ClinicSchema>,
  table: 'appointments' | 'contact_requests',
  step: (transaction: Kysely<ClinicSchema>, window: Window) => Promise<number>,
): Promise<number> {
  const newest = await db.selectFrom(table).select('id').orderBy('id', 'desc').limit(1).executeTakeFirst();
  let count = 0;
  for (let above = 0; above < (newest?.id ?? 0); above += WINDOW) {
    count += await db.transaction().execute((transaction) => step(transaction, [above, above + WINDOW]));
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
  return {
    appointments: await inSteps(db, 'appointments', (step, window) => forgetPatients(step, before, window)),
    contactRequests: await inSteps(db, 'contact_requests', (step, window) =>
      deleteRequests(step, before, window),
    ),
  };
}
