import type { ExpressionBuilder, Selectable } from 'kysely';
import type { MailKind } from '../../domain/mailKinds';
import { iso } from '../db/iso';
import type { ClinicSchema, Db } from '../db/schema';
import { writing } from '../db/transaction';
import { queueMail } from './queue';

/**
 * A row that this process alone may send until its lease ends; the lease also tells this claim from a later
 * one.
 */
export type ClaimedMail = Selectable<ClinicSchema['outbox']>;

/** The result of an attempt. Instants are ms since the epoch; errors hold nothing about a person. */
export type MailResult =
  | { readonly kind: 'sent' | 'dropped'; readonly at: number }
  | { readonly kind: 'failed'; readonly at: number; readonly error: string }
  | { readonly kind: 'postponed'; readonly dueAt: number; readonly error: string };

/** Due, and leased by no process. */
const claimableAt = (now: number) => (row: ExpressionBuilder<ClinicSchema, 'outbox'>) =>
  row.and([
    row('status', '=', 'waiting'),
    row('dueAt', '<=', iso(now)),
    row.or([row('leasedUntil', 'is', null), row('leasedUntil', '<=', iso(now))]),
  ]);

/**
 * Takes mails that are due, oldest first, so that no other process gets them before `until`. A mail of a
 * process that died is free again when its lease ends.
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

/** The clinic must know when a mail fails on which a patient counts. */
const matters = (kind: MailKind): boolean => !kind.endsWith('.notice') && kind !== 'booking.request';

/**
 * Records the result. Does nothing when the lease has gone to another claim, or the mail was dropped in between.
 * The clinic is informed of a patient's mail that failed for good.
 */
export async function settle(
  db: Db,
  { id, kind, appointmentId, leasedUntil }: ClaimedMail,
  result: MailResult,
): Promise<void> {
  await writing(db, async (tx) => {
    const settled = await tx
      .updateTable('outbox')
      .where('id', '=', id)
      .where('leasedUntil', '=', leasedUntil)
      .where('status', '=', 'waiting')
      .set({
        leasedUntil: null,
        ...('dueAt' in result
          ? { dueAt: iso(result.dueAt) }
          : { status: result.kind, settledAt: iso(result.at) }),
        ...('error' in result && { lastError: result.error }),
      })
      .returning('id')
      .execute();
    if (settled.length > 0 && result.kind === 'failed' && appointmentId !== null && matters(kind))
      await queueMail(tx, 'failure.notice', { appointmentId }, result.at);
  });
}
