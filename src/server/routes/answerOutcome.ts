import { MESSAGES } from '../../content/messages';
import type { Outcome } from '../database/ports/outcome';
import { Problem } from '../problem';

/** @throws {Problem} 409 for a slot that is taken, 422 for a key that stands for something else */
export function answerOutcome(outcome: Outcome, message: string) {
  switch (outcome.kind) {
    case 'accepted':
      return { status: 200, message, reference: outcome.reference };
    case 'taken':
      throw new Problem(409, MESSAGES.slotTaken);
    case 'keyReused':
      throw new Problem(422, 'Aceeași cheie a fost deja folosită pentru altă cerere.');
  }
}
