import { iso, type Db } from '../db/schema';
import { announce, inTransaction } from '../db/transaction';
import { recordInJournal } from '../journal/recordInJournal';
import { dropMails, NO_LIMIT, queueBothMails, type MailboxLimit } from '../outbox/queue';
import { findByReference } from './find';
import { recordFreedTimes } from './freedTimes';

/** The party that cancels; `now` in ms since the epoch. The clinic's `reason` is for the patient. */
type CancelOptions = { readonly now: number } & (
  | ({ readonly by: 'patient' } & MailboxLimit)
  | { readonly by: 'clinic'; readonly reason?: string | undefined }
);

/**
 * Frees the time, drops unsent mails, and queues mails to both sides, in one transaction. The caller checks the right
 * to cancel and that the appointment has not begun.
 * @returns false if it was not booked, or no longer
 */
export function cancel(db: Db, reference: string, options: CancelOptions): Promise<boolean> {
  const { by, now } = options;
  const cancelReason = by === 'clinic' ? (options.reason ?? null) : null;
  const limit = by === 'patient' ? options : NO_LIMIT;
  return inTransaction(db, async (tx) => {
    const cancelled = await tx
      .updateTable('appointments')
      .set({ state: 'cancelled', cancelledAt: iso(now), cancelledBy: by, cancelReason })
      .where('reference', '=', reference)
      .where('state', '=', 'booked')
      .returning(['id', 'email', 'slotId', 'date'])
      .executeTakeFirst();
    const appointment = await findByReference(tx, reference);
    if (appointment === undefined || cancelled === undefined) return false;
    await dropMails(tx, cancelled.id, now);
    await queueBothMails(tx, 'cancellation', cancelled, now, limit);
    await recordFreedTimes(tx, [cancelled], now);
    await recordInJournal(tx, by === 'patient' ? by : 'staff', 'appointment.cancelled', [cancelled]);
    announce(tx, appointment.doctor.id);
    return true;
  });
}
