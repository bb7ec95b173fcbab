import type { Kysely } from 'kysely';
import { iso } from '../sql/iso';
import { addDueReminders } from '../sql/outboxRows';
import type { ClinicSchema } from '../sql/schema';

/** What may become of mail that was due before a restore: whether it was sent after the backup, nobody knows. */
export const MAIL_CHOICES = ['hold', 'send', 'drop'] as const;
export type MailChoice = (typeof MAIL_CHOICES)[number];

const CHANGES = {
  // Failed mail is what the staff look through, and it leaves only when they say so.
  hold: { status: 'failed', lastError: 'Din copia de siguranță: poate a fost trimis deja.' },
  drop: { status: 'dropped' },
  send: {},
} as const;

/**
 * Keeps mail of a backup that waits from being sent a second time unasked.
 * @param db the transaction that restored it
 * @param at ms since the epoch; what becomes due later waits on
 * @returns how much was due
 */
export async function settleRestoredMail(
  db: Kysely<ClinicSchema>,
  choice: MailChoice,
  at: number,
): Promise<number> {
  // Those, too, may have been sent.
  await addDueReminders(db, at);
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ ...CHANGES[choice], leasedUntil: null, ...(choice !== 'send' && { settledAt: iso(at) }) })
    .where('status', '=', 'waiting')
    .where('dueAt', '<=', iso(at))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
