import { MESSAGES } from '../../content/messages';
import { REFUSALS } from '../../content/refusals';
import { patientPaths } from '../../content/patientPaths';
import type { Accepted } from '../../domain/contract';
import { overBudget } from '../clinic/profile';
import { Problem } from '../errors/problem';
import type { BookingOutcome } from './book';
import type { AppContext } from './appContext';

export interface BookingAnswer extends Accepted {
  readonly status: 200;
  readonly message: string;
}

type Refusal = Exclude<BookingOutcome['kind'], 'booked' | 'pending' | 'overBudget'>;

const ANSWERS: Readonly<Record<Refusal, readonly [status: 409 | 422, words: string]>> = {
  taken: [409, MESSAGES.slotTaken],
  // Same status as a taken slot, so that the page reloads the times and the patient can choose again.
  cancelled: [409, REFUSALS.bookingCancelled],
  notOffered: [422, REFUSALS.slotNotOffered],
  unavailable: [422, MESSAGES.slotExpired],
  keyReused: [422, REFUSALS.keyReused],
};

/**
 * Returns the API's answer to a booking.
 * @throws {Problem} 409, 422 or 429 if the booking was not accepted
 */
export async function answerBooking(
  outcome: BookingOutcome,
  { db, links, smtpUrl }: AppContext,
): Promise<BookingAnswer> {
  const success = { status: 200, message: MESSAGES.bookingSucceeded } as const;
  if (outcome.kind === 'booked') {
    const { reference, isMailed } = outcome;
    const link = patientPaths(links.tokenFor(reference)).page;
    return { ...success, reference, link, confirmation: smtpUrl !== '' && isMailed ? 'email' : 'none' };
  }
  // Leaves out the link, which would confirm the booking: it goes to the mailbox only.
  if (outcome.kind === 'pending') return { ...success, confirmation: 'required' };
  if (outcome.kind === 'overBudget') throw await overBudget(db);
  throw new Problem(...ANSWERS[outcome.kind]);
}
