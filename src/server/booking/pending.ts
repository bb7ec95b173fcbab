import { clinicTimeAt } from '../../domain/clock';
import { announce, lockDoctors, wipeLog } from '../db/dialect';
import { iso } from '../db/iso';
import type { Db } from '../db/schema';
import { writing } from '../db/transaction';
import { note } from '../journal/note';
import { dropMails, queueBookingMails } from '../outbox/queue';
import type { BookingOutcome } from './book';
import { findByReference } from './find';
import { isTaken, offerAt } from './offers';

/**
 * Books what was kept pending, by the rules of {@link book}: the first confirmation has the time. Its patient keeps
 * the service and the prices that they have seen.
 * @returns undefined when there is nothing to confirm, or it is too late
 */
export function confirm(db: Db, reference: string, now: number): Promise<BookingOutcome | undefined> {
  return writing(db, async (tx): Promise<BookingOutcome | undefined> => {
    const known = await findByReference(tx, reference);
    if (known === undefined) return undefined;
    // Exclusive, so that of two confirmations of one time the second sees the first.
    await lockDoctors(tx, { doctorId: known.doctor.id });
    const { id, state, confirmUntil, slotId, date, doctor, patient } =
      (await findByReference(tx, reference)) ?? known;
    if (state === 'booked') return { kind: 'booked', reference, isMailed: true };
    if (state === 'cancelled') return { kind: 'cancelled' };
    if (patient.email === '' || (confirmUntil ?? '') <= iso(now)) return undefined;

    const offer = await offerAt(tx, { slotId, date }, clinicTimeAt(now));
    if (offer === undefined) return { kind: 'notOffered' };
    if (offer.kind !== 'offered') return { kind: offer.kind };
    if (await isTaken(tx, { slotId, date })) return { kind: 'taken' };
    await tx
      .updateTable('appointments')
      .set({ state: 'booked', confirmUntil: null })
      .where('id', '=', id)
      .execute();
    await dropMails(tx, id, now);
    // From here on it is the owner of the mailbox who books: no limit of strangers' mails holds.
    await queueBookingMails(tx, { id, email: patient.email }, now, 0);
    await note(tx, 'patient', 'appointment.booked', [id]);
    await announce(tx, doctor.id);
    return { kind: 'booked', reference, isMailed: true };
  });
}

/** Milliseconds for which a pending booking's page still says what became of it. */
const DAY = 86_400_000;

/** Empties pending bookings that were not confirmed in time, and removes them with their mails a day later. */
export async function expirePending(db: Db, now: number): Promise<void> {
  const expired = db
    .selectFrom('appointments')
    .select('id')
    .where('state', '=', 'pending')
    .where('confirmUntil', '<=', iso(now))
    // One whose mail is still on its way, as while the mail server is away, can yet be confirmed.
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('outbox')
            .select('outbox.id')
            .whereRef('outbox.appointmentId', '=', 'appointments.id')
            .where('outbox.kind', '=', 'booking.request')
            .where('outbox.status', '=', 'waiting'),
        ),
      ),
    );
  const rows = await expired.select(['email', 'confirmUntil']).execute();
  const emptied = rows.filter(({ email }) => email !== '').map(({ id }) => id);
  const gone = rows.filter(({ confirmUntil }) => (confirmUntil ?? '') <= iso(now - DAY)).map(({ id }) => id);
  if (emptied.length + gone.length === 0) return;
  await writing(db, async (tx) => {
    const nobody = { firstName: '', lastName: '', phone: '', email: '', normalizedEmail: '', message: '' };
    for (const id of emptied)
      await tx
        .updateTable('appointments')
        .set({ ...nobody, idempotencyKey: null, requestHash: null })
        .where('id', '=', id)
        .where('state', '=', 'pending')
        .execute();
    for (const id of gone) {
      await tx.deleteFrom('outbox').where('appointmentId', '=', id).execute();
      await tx.deleteFrom('appointments').where('id', '=', id).where('state', '=', 'pending').execute();
    }
  });
  await wipeLog(db);
}
