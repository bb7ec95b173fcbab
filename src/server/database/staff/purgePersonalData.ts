import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { clinicInstant } from '../../../domain/clock';
import type { ClinicSchema } from '../sql/schema';

/** How many were, or would be, emptied of what tells about a person. */
export interface Purge {
  readonly appointments: number;
  readonly contactRequests: number;
}

/** Ids looked at in one transaction: short enough that bookings need not wait. */
const WINDOW = 2000;

const NOBODY = { first_name: '', last_name: '', phone: '', email: '', message: '' };

/** Midnight of the clinic's date, as ISO text in UTC. */
const startOf = (date: string): string => new Date(clinicInstant({ date, time: '00:00' })).toISOString();

/** Appointments before a date that still say whose they were. */
const personal = (db: Kysely<ClinicSchema>, before: string) =>
  db.selectFrom('appointments').where('date', '<', before).where('email', '!=', '');

const oldRequests = (db: Kysely<ClinicSchema>, before: string) =>
  db.selectFrom('contact_requests').where('created_at', '<', startOf(before));

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

async function purgeAppointments(db: Kysely<ClinicSchema>, ids: readonly number[]): Promise<void> {
  await db
    .updateTable('appointments')
    .set({ ...NOBODY, idempotency_key: null, link_hash: null })
    .where('id', 'in', ids)
    .execute();
  await db.deleteFrom('outbox').where('appointment_id', 'in', ids).execute();
}

/**
 * Empties appointments before a date of their patients, so that the history of the slots stays without names,
 * and removes contact requests from before it, each with its mails. It works in short steps, beside bookings,
 * and may be stopped and repeated at any time.
 * @param before the clinic's date, `YYYY-MM-DD`
 */
export async function purgePersonalData(db: Kysely<ClinicSchema>, before: string): Promise<Purge> {
  let appointments = 0;
  const newest = await db
    .selectFrom('appointments')
    .select('id')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  for (let start = 0; start <= (newest?.id ?? 0); start += WINDOW) {
    appointments += await db.transaction().execute(async (transaction) => {
      const rows = await personal(transaction, before)
        .select('id')
        .where('id', '>', start)
        .where('id', '<=', start + WINDOW)
        .execute();
      if (rows.length > 0)
        await purgeAppointments(
          transaction,
          rows.map(({ id }) => id),
        );
      return rows.length;
    });
    await nextTurn();
  }
  const contactRequests = await db.transaction().execute(async (transaction) => {
    const old = oldRequests(transaction, before).select('id');
    await transaction.deleteFrom('outbox').where('contact_request_id', 'in', old).execute();
    const { numDeletedRows } = await transaction
      .deleteFrom('contact_requests')
      .where('created_at', '<', startOf(before))
      .executeTakeFirst();
    return Number(numDeletedRows);
  });
  return { appointments, contactRequests };
}
