import { MINUTE } from '../../domain/durations';
import type { MailStatus } from '../../domain/mailKinds';
import { iso } from '../db/iso';
import type { Db } from '../db/schema';

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

/** Milliseconds after which mail that is due counts as held up. */
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
