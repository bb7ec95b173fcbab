import type { ActingParty } from '../../domain/entities';
import type { SlotOnDate } from '../db/entities';
import { iso } from '../db/iso';
import type { Db } from '../db/schema';
import { announce, inTransaction } from '../db/transaction';
import { recordInJournal } from '../journal/recordInJournal';
import { dropMails, queueBothMails } from '../outbox/queue';
import { findByReference } from './find';

/** Rows per statement, below the engines' limit on bound parameters. */
const BATCH = 500;

/** Records freed times, to be offered to the waiting list from an instant on. Call it in the transaction that frees them. */
export async function recordFreedTimes(tx: Db, times: readonly SlotOnDate[], from: number): Promise<void> {
  const freedAt = iso(from);
  for (let first = 0; first < times.length; first += BATCH)
    await tx
      .insertInto('freed_times')
      .values(times.slice(first, first + BATCH).map(({ slotId, date }) => ({ slotId, date, freedAt })))
      .onConflict((conflict) => conflict.columns(['slotId', 'date']).doUpdateSet({ freedAt }))
      .execute();
}

/**
 * Frees the time, drops unsent mails, and queues mails to both sides, in one transaction. The caller checks the right
 * to cancel and that the appointment has not begun.
 * @param most limit of the mailbox, see {@link queueLimited}; omitted if staff cancel
 * @param reason the clinic's, for the patient; null without one
 * @returns false if it was not booked, or no longer
 */
export function cancel(
  db: Db,
  reference: string,
  by: ActingParty,
  now: number,
  most = 0,
  reason: string | null = null,
): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const cancelled = await tx
      .updateTable('appointments')
      .set({ state: 'cancelled', cancelledAt: iso(now), cancelledBy: by, cancelReason: reason })
      .where('reference', '=', reference)
      .where('state', '=', 'booked')
      .returning(['id', 'email', 'slotId', 'date'])
      .executeTakeFirst();
    const appointment = await findByReference(tx, reference);
    if (appointment === undefined || cancelled === undefined) return false;
    await dropMails(tx, cancelled.id, now);
    await queueBothMails(tx, 'cancellation', cancelled, now, most);
    await recordFreedTimes(tx, [cancelled], now);
    await recordInJournal(tx, by === 'patient' ? by : 'staff', 'appointment.cancelled', [cancelled]);
    announce(tx, appointment.doctor.id);
    return true;
  });
}
