import type { ExpressionBuilder, Selectable } from 'kysely';
import { isNotice, type MailKind, type MailStatus } from '../../domain/mailKinds';
import { anyOf, iso, type ClinicSchema, type Db } from '../db/schema';
import { inTransaction } from '../db/transaction';
import { queueMail } from './queue';

/** A mail that only this process may send until its lease ends. The lease also identifies this claim. */
export type ClaimedMail = Selectable<ClinicSchema['outbox']>;

/** Result of an attempt. */
export interface MailResult {
  readonly status: MailStatus;
  /** Milliseconds since the epoch: when it was settled, or when a mail that still waits is due again. */
  readonly at: number;
  /** Contains no personal data. */
  readonly error?: string;
}

/** Condition for mails that are due and not leased. */
const claimableAt = (now: number) => (row: ExpressionBuilder<ClinicSchema, 'outbox'>) =>
  row.and([
    row('status', '=', 'waiting'),
    row('dueAt', '<=', iso(now)),
    row.or([row('leasedUntil', 'is', null), row('leasedUntil', '<=', iso(now))]),
  ]);

/**
 * Claims up to `count` due mails, those due first, until `until`, and returns them by id. If this process dies, they can
 * be claimed again after that.
 * @param except ids of mails that this process is sending
 */
export async function claim(
  db: Db,
  now: number,
  until: number,
  count: number,
  except: readonly number[] = [],
): Promise<readonly ClaimedMail[]> {
  const due = db
    .selectFrom('outbox')
    .select('id')
    .where(claimableAt(now))
    .where('id', 'not in', anyOf(except))
    .orderBy('dueAt')
    .orderBy('id')
    .limit(count);
  // A read first, because every write waits for others.
  if ((await due.limit(1).executeTakeFirst()) === undefined) return [];
  const rows = await inTransaction(db, (tx) =>
    tx
      .updateTable('outbox')
      .where('id', 'in', due)
      // Checked again: on PostgreSQL another process may claim a row while this one waits for it.
      .where(claimableAt(now))
      .set((row) => ({ leasedUntil: iso(until), attempts: row('attempts', '+', 1) }))
      .returningAll()
      .execute(),
  );
  return rows.sort((a, b) => a.id - b.id);
}

/** Returns whether a patient relies on a mail: the clinic is informed if it fails. */
const isReliedOn = (kind: MailKind): boolean => !isNotice(kind) && kind !== 'booking.request';

/**
 * Records the result, unless another claim has the lease or the mail was dropped in the meantime. Queues a notice to
 * the clinic if a mail to a patient failed for good.
 */
export async function settle(
  db: Db,
  { id, kind, appointmentId, leasedUntil }: ClaimedMail,
  { status, at, error }: MailResult,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const settled = await tx
      .updateTable('outbox')
      .where('id', '=', id)
      .where('leasedUntil', '=', leasedUntil)
      .where('status', '=', 'waiting')
      .set({
        leasedUntil: null,
        status,
        // Of a settled mail too: the index has the last sent ones by it.
        dueAt: iso(at),
        ...(status !== 'waiting' && { settledAt: iso(at) }),
        ...(error !== undefined && { lastError: error }),
      })
      .returning('id')
      .execute();
    if (settled.length > 0 && status === 'failed' && appointmentId !== null && isReliedOn(kind))
      await queueMail(tx, 'failure.notice', { appointmentId }, at);
  });
}
