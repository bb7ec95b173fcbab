import { sql } from 'kysely';
import { clinicTimeAt } from '../../domain/clock';
import type { TimeOffer } from '../../domain/timeOffer';
import { lockDoctors } from '../db/dialect';
import { DAY, HOUR, iso } from '../db/iso';
import type { Db } from '../db/schema';
import { announce, writing } from '../db/transaction';
import { recordInJournal } from '../journal/recordInJournal';
import { dropMails, queueBothMails } from '../outbox/queue';
import { findByReference } from './find';
import { offerAt } from './availability';

/** Milliseconds within which a patient must confirm a pending booking; they start again when its mail is sent. */
export const CONFIRM_WITHIN = HOUR;

/**
 * Result of a confirmation. `booked`: also if it was confirmed before. `late`: the time to confirm is over, or there is
 * nothing to confirm.
 */
export type Confirmation = 'booked' | 'cancelled' | 'late' | 'taken' | Exclude<TimeOffer, 'offered'>;

/**
 * Books a pending appointment by the rules of {@link book}: the first confirmation gets the time. The service and
 * prices stay those that the patient saw.
 * @param most limit of the mailbox, see {@link queueLimited}
 */
export function confirm(db: Db, reference: string, now: number, most: number): Promise<Confirmation> {
  return writing(db, async (tx): Promise<Confirmation> => {
    const known = await findByReference(tx, reference);
    if (known === undefined) return 'late';
    // Locks exclusively, so that the second of two confirmations of a time sees the first.
    await lockDoctors(tx, [known.slotId]);
    const { id, state, confirmUntil, slotId, date, doctor, patient } =
      (await findByReference(tx, reference)) ?? known;
    if (state !== 'pending') return state;
    if ((confirmUntil ?? '') <= iso(now)) return 'late';

    const offer = await offerAt(tx, { slotId, date }, clinicTimeAt(now));
    if (offer?.kind !== 'offered') return offer?.kind ?? 'notOffered';
    await tx.updateTable('appointments').set({ state: 'booked' }).where('id', '=', id).execute();
    await dropMails(tx, id, now);
    await queueBothMails(tx, 'booking', { id, email: patient.email }, now, most);
    await recordInJournal(tx, 'patient', 'appointment.booked', [known]);
    announce(tx, doctor.id);
    return 'booked';
  });
}

/**
 * Deletes pending bookings and their mails one day after they could last be confirmed. Until then their page shows that
 * they expired.
 */
export async function expirePending(db: Db, now: number): Promise<void> {
  await writing(db, (tx) =>
    tx
      .deleteFrom('appointments')
      // A literal: SQLite would not use the partial index for a parameter.
      .where('state', '=', sql.lit('pending'))
      .where('confirmUntil', '<=', iso(now - DAY))
      // Keeps bookings whose mail is still waiting, e.g. while the mail server is down: they can still be confirmed.
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
