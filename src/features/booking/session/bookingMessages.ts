import { MESSAGES, SLOT_REFUSALS } from '../../../content/messages';
import type { FormMessage, Dismissal } from '../../notifications/notification';
import type { BookingEmitted } from './bookingEvents';
import type { LoadName } from './week';

/** Services and doctors share one message. */
export const LOAD_FAILURES: Record<LoadName, string> = {
  services: MESSAGES.servicesFailed,
  doctors: MESSAGES.servicesFailed,
  slots: MESSAGES.slotsFailed,
  vacations: MESSAGES.vacationsFailed,
};

export const errorMessage = (text: string): FormMessage => ({ text, tone: 'error' });

/** Returns the message for an emitted event; null when the page shows it in another way. */
export function bookingMessage(emitted: BookingEmitted): FormMessage | Dismissal | null {
  switch (emitted.type) {
    case 'slot.refused':
      return errorMessage(SLOT_REFUSALS[emitted.status]);
    case 'slot.chosen':
      return { dismisses: Object.values(SLOT_REFUSALS) };
    case 'form.attempted':
      return { dismisses: [MESSAGES.bookingFailed, ...Object.values(SLOT_REFUSALS)] };
    case 'slot.taken':
      return errorMessage(MESSAGES.slotTaken);
    case 'form.failed':
      return errorMessage(MESSAGES.bookingFailed);
    case 'form.succeeded':
      return { text: MESSAGES.bookingSucceeded, tone: 'success' };
    case 'form.invalid':
      // Invalid fields are marked in the form.
      return null;
  }
}
