import { clinicTimeAt } from '../../domain/clock';
import type { BookingWeeks } from '../../domain/slotStatus';
import { readConsultations } from '../clinic/readFacts';
import { offerAt } from '../clinic/timetable';
import { announce, lockBooking, inTransaction } from '../db/transaction';
import type { AppointmentRequest } from '../db/storedEntities';
import { requestHash, canBeId, newReference, iso, type RequestMeta, type Db } from '../db/schema';
import { Declined } from '../errors/problem';
import { recordInJournal } from '../journal/recordInJournal';
import { overBudget, type Budget } from './budget';
import { normalizedEmail } from '../limits/uses';
import { queueBothMails, queueLimited, type MailboxLimit } from '../outbox/queue';
import { CONFIRM_WITHIN_MS } from './pending';

/**
 * A booking that was accepted. `booked`: a repeated key gets it again; `isMailed`: a confirmation goes to the patient.
 * `pending`: holds no slot until its patient presses the link in the mail.
 */
export type Booking =
  | { readonly kind: 'booked'; readonly reference: string; readonly isMailed: boolean }
  | { readonly kind: 'pending' };

interface BookingOptions extends MailboxLimit {
  /** The daily budget that the booking counts against. */
  readonly budget: Budget;
  /** No limit if omitted. */
  readonly bookingWeeks?: BookingWeeks;
  /** The actor; `patient` if omitted. */
  readonly by?: 'patient' | 'staff';
}

/** @throws {Declined} if the key was used for another request, or its booking was cancelled */
async function bookingOfKey(tx: Db, key: string | null, hash: string): Promise<Booking | undefined> {
  if (key === null) return undefined;
  const before = await tx
    .selectFrom('appointments')
    .leftJoin('outbox', (join) =>
      join.onRef('appointmentId', '=', 'appointments.id').on('kind', '=', 'booking.confirmation'),
    )
    .select(['state', 'confirmUntil', 'reference', 'requestHash', 'status'])
    .where('idempotencyKey', '=', key)
    .executeTakeFirst();
  if (before === undefined) return undefined;
  const { state, confirmUntil, reference, status } = before;
  if (before.requestHash !== hash) throw new Declined('keyReused');
  // Stays `pending` even after confirmation: the sender of the key may not own the mailbox.
  if (confirmUntil !== null) return { kind: 'pending' };
  if (state === 'cancelled') throw new Declined('cancelled');
  return { kind: 'booked', reference, isMailed: status !== null && status !== 'dropped' };
}

/**
 * Books a time. Safe against concurrent bookings and staff changes: the unique index decides between two patients. A
 * repeated key gets the outcome of its first attempt. The mails enter the outbox in the same transaction.
 * @throws {Declined} if the time cannot be booked
 * @throws {Problem} 429 if a daily limit is used up
 */
export function book(
  db: Db,
  request: AppointmentRequest,
  { key, now }: RequestMeta,
  { budget, bookingWeeks, by = 'patient', ...limit }: BookingOptions,
): Promise<Booking> {
  const { doctorId, ...asked } = request;
  const hash = requestHash(request);
  return inTransaction(db, async (tx) => {
    if (!canBeId(doctorId)) throw new Declined('notOffered');
    // Locks the doctor and the key: a second request with the same key waits for the first to commit.
    await lockBooking(tx, doctorId, key);
    const repeated = await bookingOfKey(tx, key, hash);
    if (repeated !== undefined) return repeated;

    const offer = await offerAt(tx, request, clinicTimeAt(now), bookingWeeks);
    if (offer?.doctorId !== doctorId) throw new Declined('notOffered');
    // Announces a taken time too: another process may have taken it, and this one may still list it as free.
    announce(tx, doctorId);
    if (offer.kind !== 'offered') throw new Declined(offer.kind);

    const state = (await budget(tx, 'booking', now)) === 'confirm' ? 'pending' : 'booked';
    const reference = newReference();
    const row = await tx
      .insertInto('appointments')
      .values({
        ...asked,
        reference,
        state,
        serviceId: offer.serviceId,
        idempotencyKey: key,
        requestHash: hash,
        normalizedEmail: normalizedEmail(request.email),
        prices: JSON.stringify(await readConsultations(tx, offer.serviceId)),
        createdAt: iso(now),
        confirmUntil: state === 'pending' ? iso(now + CONFIRM_WITHIN_MS) : null,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning(['id', 'email'])
      .executeTakeFirst();
    if (row === undefined) throw new Declined('taken');

    if (state === 'pending') {
      const about = { appointmentId: row.id };
      // The booking could not be confirmed without its mail.
      if (!(await queueLimited(tx, 'booking.request', about, row.email, now, limit)))
        throw await overBudget(tx);
      return { kind: 'pending' };
    }
    const isMailed = await queueBothMails(tx, 'booking', row, now, limit);
    await recordInJournal(tx, by, 'appointment.booked', [row]);
    return { kind: 'booked', reference, isMailed };
  });
}
