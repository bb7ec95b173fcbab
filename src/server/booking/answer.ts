import { MESSAGES } from '../../content/messages';
import { patientPaths } from '../../content/patientPaths';
import type { Accepted } from '../../domain/contract';
import { overBudget } from '../clinic/profile';
import { Problem } from '../errors/problem';
import { KEY_REUSED } from '../forms/readForm';
import type { BookingOutcome } from './book';
import type { Site } from './site';

export interface BookingAnswer extends Accepted {
  readonly status: 200;
  readonly message: string;
}

type Refusal = Exclude<BookingOutcome['kind'], 'booked' | 'pending' | 'overBudget'>;

const REFUSALS: Readonly<Record<Refusal, readonly [status: 409 | 422, words: string]>> = {
  taken: [409, MESSAGES.slotTaken],
  // As for a taken slot: the page reads the times again and lets the patient choose.
  cancelled: [409, 'Această programare a fost anulată între timp. Alegeți din nou un interval.'],
  notOffered: [422, 'Acest interval nu face parte din programul medicului. Alegeți alt interval.'],
  unavailable: [422, MESSAGES.slotExpired],
  keyReused: [422, KEY_REUSED],
};

/**
 * Returns the call's answer to a booking.
 * @throws {Problem} 409, 422 or 429 for what was not accepted
 */
export async function answerBooking(
  outcome: BookingOutcome,
  { db, links, smtpUrl }: Site,
): Promise<BookingAnswer> {
  const success = { status: 200, message: MESSAGES.bookingSucceeded } as const;
  if (outcome.kind === 'booked') {
    const { reference, isMailed } = outcome;
    const link = patientPaths(links.tokenFor(reference)).page;
    return { ...success, reference, link, confirmation: smtpUrl !== '' && isMailed ? 'email' : 'none' };
  }
  // Without its link, which would confirm it: only the mailbox gets that.
  if (outcome.kind === 'pending') return { ...success, confirmation: 'required' };
  if (outcome.kind === 'overBudget') throw await overBudget(db);
  throw new Problem(...REFUSALS[outcome.kind]);
}
