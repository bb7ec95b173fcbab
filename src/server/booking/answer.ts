import { MESSAGES } from '../../content/messages';
import { PATHS } from '../../content/paths';
import type { Accepted } from '../../domain/contract';
import { Problem } from '../errors/problem';
import { overBudget } from '../limits/budget';
import type { BookingOutcome } from './book';
import type { Links } from './links';

/** Returns the patient's own page. Its address gives the right to cancel, so it stands in no log. */
export const patientPath = (token: string): string => `${PATHS.booking}/${token}`;

export interface BookingAnswer extends Accepted {
  readonly status: 200;
  readonly message: string;
}

/**
 * Returns the call's answer to a booking.
 * @param readPhone reads the clinic's, for those who cannot book online now
 * @throws {Problem} 409, 422 or 429 for what was not accepted
 */
export async function answerBooking(
  outcome: BookingOutcome,
  links: Links,
  readPhone: () => Promise<string>,
): Promise<BookingAnswer> {
  const success = { status: 200, message: MESSAGES.bookingSucceeded } as const;
  switch (outcome.kind) {
    case 'booked':
      return {
        ...success,
        reference: outcome.reference,
        link: patientPath(links.tokenFor(outcome.reference)),
      };
    // Without its link, which would confirm it: that goes to the mailbox alone.
    case 'pending':
      return { ...success, confirmation: 'required' };
    case 'overBudget':
      throw overBudget(await readPhone());
    case 'taken':
      throw new Problem(409, MESSAGES.slotTaken);
    // As for a taken slot: the page reads the times again and lets the patient choose.
    case 'cancelled':
      throw new Problem(409, 'Această programare a fost anulată între timp. Alegeți din nou un interval.');
    case 'notOffered':
      throw new Problem(422, 'Acest interval nu face parte din programul medicului. Alegeți alt interval.');
    case 'unavailable':
      throw new Problem(422, MESSAGES.slotExpired);
    case 'keyReused':
      throw new Problem(
        422,
        'Această cerere a fost deja trimisă cu alte date. Reîncărcați pagina și încercați din nou.',
      );
  }
}
