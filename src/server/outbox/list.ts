import type { InferResult } from 'kysely';
import { MINUTE } from '../../domain/durations';
import type { MailStatus } from '../../domain/mailKinds';
import { iso, type Db } from '../db/schema';
import { inTransaction } from '../db/transaction';

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

/**
 * Makes failed mails due again.
 * @param ids all failed ones if omitted
 * @returns the ids of these mails
 */
export async function retryMails(db: Db, now: number, ids?: readonly number[]): Promise<readonly number[]> {
  const retried = await inTransaction(db, (tx) =>
    tx
      .updateTable('outbox')
      .set({ status: 'waiting', dueAt: iso(now), attempts: 0, settledAt: null })
      .where('status', '=', 'failed')
      .$if(ids !== undefined, (update) => update.where('id', 'in', ids ?? []))
      .returning('id')
      .execute(),
  );
  return retried.map(({ id }) => id);
}

/**
 * Counts waiting and failed mails. `oldestDueAt` is the due time of the oldest waiting one that is due, `sentAt` the time
 * of the last sent one, both as ISO text in UTC, or null.
 */
export function outboxState(db: Db, now: number) {
  const ofStatus = (status: MailStatus) => db.selectFrom('outbox').where('status', '=', status);
  const due = ofStatus('waiting').where('dueAt', '<=', iso(now));
  return db
    .selectNoFrom(({ fn }) => [
      ofStatus('waiting').select(fn.countAll<number>().as('count')).as('waiting'),
      ofStatus('failed').select(fn.countAll<number>().as('count')).as('failed'),
      due.select((row) => row.fn.min('dueAt').as('oldest')).as('oldestDueAt'),
      ofStatus('sent').select('settledAt').orderBy('dueAt', 'desc').limit(1).as('sentAt'),
    ])
    .$narrowType<{ waiting: number; failed: number }>()
    .executeTakeFirstOrThrow();
}

/** Time after which mail that is due counts as held up. */
export const MAIL_LATE_MS = 15 * MINUTE;

/**
 * Returns whether mail leaves: nothing is held up, and a mail server is set or has taken mail before.
 * @param smtpUrl the command's setting, which may lack the server's
 */
export async function mailLeaves(db: Db, now: number, smtpUrl = ''): Promise<boolean> {
  const { oldestDueAt, sentAt } = await outboxState(db, now);
  const isHeldUp = oldestDueAt !== null && now - Date.parse(oldestDueAt) > MAIL_LATE_MS;
  return !isHeldUp && (smtpUrl !== '' || sentAt !== null);
}
