import { MESSAGES } from '../../content/messages';
import type { Outcome } from '../database/ports/outcome';
import { Problem } from '../errors/problem';

/** @throws {Problem} 409 or 422 (decisions §6) for whatever was not accepted */
export function answerOutcome(outcome: Outcome, message: string) {
  switch (outcome.kind) {
    case 'accepted':
      return { status: 200, message, reference: outcome.reference };
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
