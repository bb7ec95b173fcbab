import type { FastifyInstance } from 'fastify';
import { CALLS, type WireSlots } from '../../../src/domain/contract';
import { book, type Booking } from '../../../src/server/booking/book';
import { UNLIMITED, type Budget } from '../../../src/server/booking/budget';
import type { Db } from '../../../src/server/db/schema';
import { Declined } from '../../../src/server/errors/problem';
import { appointmentRequest, NOW } from './sampleRequests';

/** A booking, or the reason why it was declined. */
export type TriedBooking = Booking | { readonly kind: Declined['why'] };

interface BookingOptions {
  readonly key?: string | null;
  readonly now?: number;
  readonly budget?: Budget;
  /** 0: mails to one address have no limit. */
  readonly confirmationsPerEmail?: number;
}

/** The budget of an address whose bookings have to be confirmed by mail. */
export const TO_CONFIRM: Budget = () => Promise.resolve('confirm');

/** Tries to book the sample request with changes, by default without limits. */
export const tryToBook = (
  db: Db,
  changes: Partial<typeof appointmentRequest> = {},
  { key = null, now = NOW, budget = UNLIMITED, confirmationsPerEmail = 0 }: BookingOptions = {},
): Promise<TriedBooking> =>
  book(db, { ...appointmentRequest, ...changes }, { key, now }, { budget, confirmationsPerEmail }).catch(
    (error: unknown) => {
      if (error instanceof Declined) return { kind: error.why };
      throw error;
    },
  );

/**
 * Books the sample request with changes.
 * @returns its reference
 */
export async function bookSample(...call: Parameters<typeof tryToBook>): Promise<string> {
  const outcome = await tryToBook(...call);
  if (outcome.kind !== 'booked') throw new Error(`Not booked: ${outcome.kind}`);
  return outcome.reference;
}

/** A patient's own move or cancellation at a moment, without a limit on mails. */
export const byPatient = (now: number) => ({ by: 'patient', now, confirmationsPerEmail: 0 }) as const;

/** Returns the taken times that a doctor's calendar shows, as `slot date`. */
export const takenTimes = async (app: FastifyInstance, doctorId = 1): Promise<readonly string[]> =>
  (await app.inject(`${CALLS.slots}?user_id=${doctorId}`))
    .json<WireSlots>()
    .flatMap(({ slot, appointments }) => appointments.map(({ date }) => `${slot.id} ${date}`))
    .sort();
