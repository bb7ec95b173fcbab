import { sql, type ExpressionBuilder, type Selectable, type Updateable } from 'kysely';
import { iso } from '../db/iso';
import type { MailKind, MailStatus } from '../db/entities';
import type { ClinicSchema, Db } from '../db/schema';
import { writing } from '../db/transaction';
import { queueFailureNotice } from './queue';

/** A row that this process alone may send until its lease ends, which also tells this claim from a later one. */
export type ClaimedMail = Selectable<ClinicSchema['outbox']>;

/**
 * The result of an attempt. `postponed` counts as one; `released` does not, because it says nothing about this mail,
 * e.g. without a connection. Instants are ms since the epoch; errors hold nothing about a person.
 */
export type MailResult =
  | { readonly kind: 'sent' | 'dropped' | 'failed'; readonly at: number; readonly error?: string }
  | { readonly kind: 'postponed' | 'released'; readonly dueAt?: number; readonly error?: string };

/** A literal, because SQLite uses a partial index only for a value that it can read in the statement. */
export const WAITING = sql.lit<MailStatus>('waiting');
export const FAILED = sql.lit<MailStatus>('failed');

/** Due, and leased by no process. */
const claimableAt = (now: number) => (row: ExpressionBuilder<ClinicSchema, 'outbox'>) =>
  row.and([
    row('status', '=', WAITING),
    row('dueAt', '<=', iso(now)),
    row.or([row('leasedUntil', 'is', null), row('leasedUntil', '<=', iso(now))]),
  ]);

/**
 * Takes mails that are due, oldest first, so that no other process gets them before `until`. A process that died
 * keeps nobody from a mail whose lease has ended.
 */
export async function claim(
  db: Db,
  now: number,
  until: number,
  most: number,
): Promise<readonly ClaimedMail[]> {
  const due = db
    .selectFrom('outbox')
    .select('id')
    .where(claimableAt(now))
    .orderBy('dueAt')
    .orderBy('id')
    .limit(most);
  // Looked at first, because every write waits for others.
  if ((await due.limit(1).executeTakeFirst()) === undefined) return [];
  const rows = await writing(db, (tx) =>
    tx
      .updateTable('outbox')
      .where('id', 'in', due)
      // Once more, because on PostgreSQL another process may take a row while this one waits for it.
      .where(claimableAt(now))
      .set((row) => ({ leasedUntil: iso(until), attempts: row('attempts', '+', 1) }))
      .returningAll()
      .execute(),
  );
  return rows.sort((a, b) => a.id - b.id);
}

const changesOf = (result: MailResult): Updateable<ClinicSchema['outbox']> => ({
  leasedUntil: null,
  ...('at' in result && { status: result.kind, settledAt: iso(result.at) }),
  ...('dueAt' in result && { dueAt: iso(result.dueAt) }),
  ...(result.error !== undefined && { lastError: result.error }),
});

/** Mails whose failure the clinic must know of, because a patient counts on them. */
const MATTERS: readonly MailKind[] = [
  'booking.confirmation',
  'reminder.week',
  'reminder.day',
  'cancellation.confirmation',
  'move.confirmation',
  'link.again',
];

/**
 * Records the result. Does nothing when the lease has gone to another claim, or the mail was dropped in between.
 * The clinic is informed of a patient's mail that failed for good.
 */
export async function settle(
  db: Db,
  {
    id,
    kind,
    appointmentId,
    leasedUntil,
  }: Pick<ClaimedMail, 'id' | 'kind' | 'appointmentId' | 'leasedUntil'>,
  result: MailResult,
): Promise<void> {
  await writing(db, async (tx) => {
    const settled = await tx
      .updateTable('outbox')
      .where('id', '=', id)
      .where('leasedUntil', '=', leasedUntil)
      .where('status', '=', 'waiting')
      .set(changesOf(result))
      .$if(result.kind === 'released', (update) =>
        update.set((row) => ({ attempts: row('attempts', '-', 1) })),
      )
      .returning('id')
      .execute();
    if (settled.length > 0 && result.kind === 'failed' && appointmentId !== null && MATTERS.includes(kind))
      await queueFailureNotice(tx, appointmentId, result.at);
  });
}
