import { sql } from 'kysely';
import { clinicTimeAt } from '../../domain/clock';
import { offerAt } from '../clinic/timetable';
import { announce, lockDoctors, inTransaction } from '../db/transaction';
import { DAY, HOUR } from '../../domain/durations';
import { iso, type Db } from '../db/schema';
import { recordInJournal } from '../journal/recordInJournal';
import { dropMails, queueBothMails, type MailboxLimit } from '../outbox/queue';
import { findByReference } from './find';

/** Milliseconds within which a patient must confirm a pending booking; they start again when its mail is sent. */
export const CONFIRM_WITHIN_MS = HOUR;

/**
 * Books a pending appointment by the rules of {@link book}: the first confirmation gets the time. The service and
 * prices stay those that the patient saw.
 * @returns true if it is booked, also if it was confirmed before
 */
export function confirmPending(
  db: Db,
  reference: string,
  now: number,
  limit: MailboxLimit,
): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const known = await findByReference(tx, reference);
    if (known === undefined) return false;
    // Locks exclusively, so that the second of two confirmations of a time sees the first.
    await lockDoctors(tx, [known.slotId]);
    const { id, state, confirmUntil, slotId, date, doctor, patient } =
      (await findByReference(tx, reference)) ?? known;
    if (state !== 'pending') return state === 'booked';
    if ((confirmUntil ?? '') <= iso(now)) return false;

    const offer = await offerAt(tx, { slotId, date }, clinicTimeAt(now));
    // Announces a taken time too, as a booking does.
    announce(tx, doctor.id);
    if (offer?.kind !== 'offered') return false;
    await tx.updateTable('appointments').set({ state: 'booked' }).where('id', '=', id).execute();
    await dropMails(tx, id, now);
    await queueBothMails(tx, 'booking', { id, email: patient.email }, now, limit);
    await recordInJournal(tx, 'patient', 'appointment.booked', [known]);
    return true;
  });
}

/**
 * Deletes pending bookings and their mails one day after they could last be confirmed. Until then their page shows that
 * they expired.
 */
export async function deleteExpiredPending(db: Db, now: number): Promise<void> {
  await inTransaction(db, (tx) =>
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
