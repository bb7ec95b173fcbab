import type { ActingParty } from '../../domain/entities';
import { iso } from '../db/iso';
import type { Db } from '../db/schema';
import { announce, writing } from '../db/transaction';
import { recordInJournal } from '../journal/recordInJournal';
import { dropMails, queueBothMails } from '../outbox/queue';
import { findByReference } from './find';
import { recordFreedTimes } from './freedTimes';

/** Result of a cancellation. `alreadyCancelled` also for an appointment that was never booked. */
export type Cancellation = 'cancelled' | 'alreadyCancelled' | 'unknown';

/**
 * Frees the time, drops unsent mails, and queues mails to both sides, in one transaction. The caller checks the right
 * to cancel and that the appointment has not begun.
 * @param most limit of the mailbox, see {@link queueLimited}; omitted if staff cancel
 */
export function cancel(
  db: Db,
  reference: string,
  by: ActingParty,
  now: number,
  most = 0,
): Promise<Cancellation> {
  return writing(db, async (tx): Promise<Cancellation> => {
    const cancelled = await tx
      .updateTable('appointments')
      .set({ state: 'cancelled', cancelledAt: iso(now), cancelledBy: by })
      .where('reference', '=', reference)
      .where('state', '=', 'booked')
      .returning(['id', 'email', 'slotId', 'date'])
      .executeTakeFirst();
    const appointment = await findByReference(tx, reference);
    if (appointment === undefined) return 'unknown';
    if (cancelled === undefined) return 'alreadyCancelled';
    await dropMails(tx, cancelled.id, now);
    await queueBothMails(tx, 'cancellation', cancelled, now, most);
    await recordFreedTimes(tx, [cancelled], now);
    await recordInJournal(tx, by === 'patient' ? by : 'staff', 'appointment.cancelled', [cancelled]);
    announce(tx, appointment.doctor.id);
    return 'cancelled';
  });
}
