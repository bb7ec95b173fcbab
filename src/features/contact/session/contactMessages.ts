import { MESSAGES } from '../../../content/messages';
import type { FormMessage, Dismissal } from '../../notifications/notification';
import type { ContactEmitted } from './contactMachine';

/** Returns the message for an emitted event; null for a refused message and for invalid fields. */
export function contactMessage({ type }: ContactEmitted): FormMessage | Dismissal | null {
  if (type === 'form.attempted') return { dismisses: [MESSAGES.contactFailed] };
  if (type === 'form.succeeded') return { text: MESSAGES.contactSucceeded, tone: 'success' };
  if (type === 'form.failed') return { text: MESSAGES.contactFailed, tone: 'error' };
  return null;
}
