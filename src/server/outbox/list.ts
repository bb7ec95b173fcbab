import type { InferResult } from 'kysely';
import type { MailStatus } from '../../domain/mailKinds';
import type { Db } from '../db/schema';

/** Selects mails with the reference of the appointment, message or waiting-list entry. */
export const selectMails = (db: Db) =>
  db
    .selectFrom('outbox')
    .leftJoin('waiting', 'waiting.id', 'waitingId')
    .leftJoin('appointments', 'appointments.id', 'outbox.appointmentId')
    .leftJoin('contact_requests', 'contact_requests.id', 'contactRequestId')
    .select((row) => [
      'outbox.id',
      'kind',
      'status',
      'dueAt',
      'attempts',
      'lastError',
      'outbox.createdAt',
      'settledAt',
      row.fn
        .coalesce('appointments.reference', 'contact_requests.reference', 'waiting.reference')
        .as('reference'),
    ]);

/** A mail as listed for staff. `reference` is null once its subject was deleted. Times are ISO text in UTC. */
export type ListedMail = InferResult<ReturnType<typeof selectMails>>[number];

/** Returns the newest mails; of every status if none is given. */
export async function listMails(db: Db, max: number, status?: MailStatus): Promise<readonly ListedMail[]> {
  const newest = selectMails(db).orderBy('outbox.id', 'desc').limit(max);
  return await (status === undefined ? newest : newest.where('status', '=', status)).execute();
}

/** Reason of mails that a restored backup holds, for staff: they are sent only on their command. */
export const HELD = 'Din copia de siguranță: poate a fost trimis deja.';

/** Finds the newest mail with an error that is tried again, otherwise the newest that failed; undefined if there is none. */
export const findFailingMail = (db: Db): Promise<ListedMail | undefined> =>
  selectMails(db)
    .where('status', 'in', ['waiting', 'failed'])
    // In SQL `null != x` is not true, so mails without an error are left out.
    .where('lastError', '!=', HELD)
    // `waiting` sorts after `failed`, so it comes first.
    .orderBy('status', 'desc')
    .orderBy('dueAt', 'desc')
    .limit(1)
    .executeTakeFirst();
