import { MESSAGES } from '../../content/messages';
import type { Accepted } from '../../domain/contract';
import type { Outcome } from '../database/ports/outcome';
import { Problem } from '../errors/problem';
import { patientPath } from '../patient/patientPath';

/** Where the patient finds the appointment. */
const linkOf = ({ linkToken }: { readonly linkToken?: string }): Pick<Accepted, 'link'> =>
  linkToken === undefined ? {} : { link: patientPath(linkToken) };

/** @throws {Problem} 409, 422 or 429 (decisions §6) for whatever was not accepted */
export function answerOutcome(
  outcome: Outcome,
  message: string,
): Accepted & { readonly status: 200; readonly message: string } {
  switch (outcome.kind) {
    case 'accepted':
      return { status: 200, message, reference: outcome.reference, ...linkOf(outcome) };
    // Without its reference, by which the clinic finds nothing until it is confirmed, and without its link, which would
    // confirm it.
    case 'unconfirmed':
      return { status: 200, message, confirmation: 'required' };
    // Whoever asks has done nothing too often.
    case 'tooMany':
      throw new Problem(
        429,
        'Clinica primește acum neobișnuit de multe programări online. Încercați din nou mai târziu.',
        { 'retry-after': '60' },
      );
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
