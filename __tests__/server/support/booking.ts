import { book, type BookingOutcome } from '../../../src/server/booking/book';
import type { Db } from '../../../src/server/db/schema';
import { UNLIMITED } from '../../../src/server/limits/budget';
import { appointmentRequest, NOW } from './sampleRequests';

/** Tries to book the sample request with changes, without limits. */
export const tryToBook = (
  db: Db,
  changes: Partial<typeof appointmentRequest> = {},
  { key = null, now = NOW }: { readonly key?: string | null; readonly now?: number } = {},
): Promise<BookingOutcome> =>
  book(
    db,
    { ...appointmentRequest, ...changes },
    { key, now },
    { budget: UNLIMITED, confirmationsPerEmail: 0 },
  );

/** @returns the reference of what was booked */
export async function booked(...wish: Parameters<typeof tryToBook>): Promise<string> {
  const outcome = await tryToBook(...wish);
  if (outcome.kind !== 'booked') throw new Error(`Not booked: ${outcome.kind}`);
  return outcome.reference;
}
