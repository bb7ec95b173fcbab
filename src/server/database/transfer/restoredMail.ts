import { iso } from '../sql/iso';
import type { Row, Rows, TableName } from './tables';

/** What may become of mail that was due before a restore: whether it was sent after the backup, nobody knows. */
export const MAIL_CHOICES = ['hold', 'send', 'drop'] as const;
export type MailChoice = (typeof MAIL_CHOICES)[number];

const CHANGES = {
  // Failed mail is what the staff look through, and it leaves only when they say so.
  hold: { status: 'failed', last_error: 'Din copia de siguranță: poate a fost trimis deja.' },
  drop: { status: 'dropped' },
} as const;

/**
 * Rows on their way from a backup, of which mail that waits is not sent a second time unasked.
 * @param at ms since the epoch; what becomes due later, such as reminders, waits on
 * @param due counts the mail that was due
 */
export async function* restoredMail(
  rows: Rows,
  choice: MailChoice,
  at: number,
  due: { count: number },
): AsyncGenerator<readonly [TableName, Row]> {
  const now = iso(at);
  const settled = choice !== 'send' && { ...CHANGES[choice], leased_until: null, settled_at: now };
  for await (const [table, row] of rows) {
    const isDue = table === 'outbox' && row.status === 'waiting' && String(row.due_at) <= now;
    if (isDue) due.count += 1;
    yield [table, isDue ? { ...row, ...settled } : row];
  }
}
