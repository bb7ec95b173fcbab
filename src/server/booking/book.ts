import { clinicTimeAt } from '../../domain/clock';
import { consultationPrices } from '../clinic/prices';
import { lockBooking } from '../db/dialect';
import type { AppointmentRequest } from '../db/entities';
import { canBeId } from '../db/ids';
import { iso } from '../db/iso';
import type { Db } from '../db/schema';
import { announce, writing } from '../db/transaction';
import { recordInJournal } from '../journal/recordInJournal';
import type { Budget } from '../limits/budget';
import { normalizedEmail } from '../limits/mailbox';
import { queueBothMails, queueLimited } from '../outbox/queue';
import { offerAt } from './availability';
import { CONFIRM_WITHIN } from './pending';
import { newReference, requestHash, type RequestMeta } from './request';

/**
 * Result of a booking attempt. `booked`: committed; a repeated key gets it again; `isMailed`: a confirmation goes to
 * the patient. `pending`: holds no slot until its patient presses the link in the mail. `cancelled`: the booking of the
 * repeated key was cancelled. `keyReused`: the key belongs to another request. `notOffered`: the doctor has no such
 * slot. `unavailable`: the slot cannot be booked on this date. `overBudget`: the daily budget is used up; nothing is
 * stored.
 */
export type BookingOutcome =
  | { readonly kind: 'booked'; readonly reference: string; readonly isMailed: boolean }
  | { readonly kind: 'pending' }
  | { readonly kind: 'overBudget' | 'taken' | 'notOffered' | 'unavailable' | 'cancelled' | 'keyReused' };

export interface BookingOptions {
  /** The daily budget that the booking counts against. */
  readonly budget: Budget;
  /** Most mails a day to one mailbox that patients may cause; 0 = no limit. */
  readonly confirmationsPerEmail: number;
  /** The actor; `patient` if omitted. */
  readonly by?: 'patient' | 'staff';
}

async function outcomeOfKey(tx: Db, key: string | null, hash: string): Promise<BookingOutcome | undefined> {
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
  if (before.requestHash !== hash) return { kind: 'keyReused' };
  // Stays `pending` even after confirmation: the sender of the key may not own the mailbox.
  if (confirmUntil !== null) return { kind: 'pending' };
  if (state !== 'booked') return { kind: state };
  return { kind: state, reference, isMailed: status !== null && status !== 'dropped' };
}

/**
 * Books a time. Safe against concurrent bookings and staff changes: the unique index decides between two patients. A
 * repeated key gets the outcome of its first attempt. The mails enter the outbox in the same transaction.
 */
export function book(
  db: Db,
  request: AppointmentRequest,
  { key, now }: RequestMeta,
  { budget, confirmationsPerEmail, by = 'patient' }: BookingOptions,
): Promise<BookingOutcome> {
  const { doctorId, ...asked } = request;
  const hash = requestHash(request);
  const attempt = async (tx: Db): Promise<BookingOutcome> => {
    if (!canBeId(doctorId)) return { kind: 'notOffered' };
    // Locks the doctor and the key: a second request with the same key waits for the first to commit.
    await lockBooking(tx, doctorId, key);
    const repeated = await outcomeOfKey(tx, key, hash);
    if (repeated !== undefined) return repeated;

    const offer = await offerAt(tx, request, clinicTimeAt(now));
    if (offer?.doctorId !== doctorId) return { kind: 'notOffered' };
    if (offer.kind !== 'offered') return { kind: offer.kind };

    const allowed = await budget(tx, 'booking', now);
    if (allowed === 'refused') return { kind: 'overBudget' };
    const state = allowed === 'confirm' ? 'pending' : 'booked';
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
        prices: JSON.stringify(await consultationPrices(tx, offer.serviceId)),
        createdAt: iso(now),
        confirmUntil: state === 'pending' ? iso(now + CONFIRM_WITHIN) : null,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning(['id', 'email'])
      .executeTakeFirst();
    if (row === undefined) return { kind: 'taken' };

    if (state === 'pending') {
      const about = { appointmentId: row.id };
      if (await queueLimited(tx, 'booking.request', about, row.email, now, confirmationsPerEmail))
        return { kind: 'pending' };
      // The booking could not be confirmed without its mail.
      await tx.deleteFrom('appointments').where('id', '=', row.id).execute();
      return { kind: 'overBudget' };
    }
    const isMailed = await queueBothMails(tx, 'booking', row, now, confirmationsPerEmail);
    await recordInJournal(tx, by, 'appointment.booked', [row]);
    return { kind: 'booked', reference, isMailed };
  };
  return writing(db, async (tx) => {
    const outcome = await attempt(tx);
    // A taken time too: another process may have taken it, and this one may still list it as free.
    if (outcome.kind === 'booked' || outcome.kind === 'taken') announce(tx, doctorId);
    return outcome;
  });
}
