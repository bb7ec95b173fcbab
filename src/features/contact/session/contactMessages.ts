import { MESSAGES } from '../../../content/messages';
import type { FormMessage, Settled } from '../../notifications/notification';
import type { ContactNews } from './contactMachine';

/** Specification §8; nothing for an answer that says "not sent" (specification §4), nor for failing fields. */
export function contactMessage({ type }: ContactNews): FormMessage | Settled | null {
  if (type === 'contact.attempted') return { settles: [MESSAGES.contactFailed] };
  if (type === 'contact.succeeded') return { text: MESSAGES.contactSucceeded, tone: 'success' };
  if (type === 'contact.failed') return { text: MESSAGES.contactFailed, tone: 'error' };
  return null;
}
