import { clinicTimeAt } from '../../domain/clock';
import type { TimeOffer } from '../../domain/timeOffer';
import { announce, lockDoctors } from '../db/dialect';
import { DAY, HOUR, iso } from '../db/iso';
import type { Db } from '../db/schema';
import { writing } from '../db/transaction';
import { note } from '../journal/note';
import { dropMails, queueBothMails } from '../outbox/queue';
import { findByReference } from './find';
import { offerAt } from './offers';

/** Milliseconds within which a patient confirms a pending booking, counted again from its mail. */
export const CONFIRM_WITHIN = HOUR;

/** `booked` also when it was confirmed before; `late` when its time is over, or there is nothing to confirm. */
export type Confirmation = 'booked' | 'cancelled' | 'late' | 'taken' | Exclude<TimeOffer, 'offered'>;

/**
 * Books what was kept pending, by the rules of {@link book}: the first confirmation has the time. Its patient keeps
 * the service and the prices that they have seen.
 */
export function confirm(db: Db, reference: string, now: number): Promise<Confirmation> {
  return writing(db, async (tx): Promise<Confirmation> => {
    const known = await findByReference(tx, reference);
    if (known === undefined) return 'late';
    // Exclusive, so that of two confirmations of one time the second sees the first.
    await lockDoctors(tx, [known.slotId]);
    const { id, state, confirmUntil, slotId, date, doctor, patient } =
      (await findByReference(tx, reference)) ?? known;
    if (state !== 'pending') return state;
    if ((confirmUntil ?? '') <= iso(now)) return 'late';

    const offer = await offerAt(tx, { slotId, date }, clinicTimeAt(now));
    if (offer?.kind !== 'offered') return offer?.kind ?? 'notOffered';
    await tx.updateTable('appointments').set({ state: 'booked' }).where('id', '=', id).execute();
    await dropMails(tx, id, now);
    // The owner of the mailbox books from here on: no limit of strangers' mails applies.
    await queueBothMails(tx, 'booking', { id, email: patient.email }, now);
    await note(tx, 'patient', 'appointment.booked', [known]);
    await announce(tx, doctor.id);
    return 'booked';
  });
}

/**
 * Removes pending bookings, with their mails, a day after their confirmation ended: their page shows that
 * until then.
 */
export async function expirePending(db: Db, now: number): Promise<void> {
  await writing(db, (tx) =>
    tx
      .deleteFrom('appointments')
      .where('state', '=', 'pending')
      .where('confirmUntil', '<=', iso(now - DAY))
      // One whose mail is still on its way, as while the mail server is away, can yet be confirmed.
      .where('id', 'not in', (row) =>
        row
          .selectFrom('outbox')
          .select('appointmentId')
          .where('kind', '=', 'booking.request')
          .where('status', '=', 'waiting')
          .where('appointmentId', 'is not', null)
          .$narrowType<{ appointmentId: number }>(),
      )
      .execute(),
  );
}
