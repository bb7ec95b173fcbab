import { MESSAGES } from '../../content/messages';
import type { RefusedStatus } from './bookingContext';
import type { BookingNews } from './bookingEvents';

export interface BookingMessage {
  readonly text: string;
  readonly tone: 'success' | 'error';
}

/** Specification §5; decisions §4 for a vacation. */
const REFUSALS: Record<RefusedStatus, string> = {
  expired: MESSAGES.slotExpired,
  vacation: MESSAGES.slotExpired,
  taken: MESSAGES.slotTaken,
};

const error = (text: string): BookingMessage => ({ text, tone: 'error' });

/** What the visitor is told of the machine's news (specification §8); null when the page says it in another way. */
export function bookingMessage(news: BookingNews): BookingMessage | null {
  switch (news.type) {
    case 'booking.slotRefused':
    case 'booking.slotLost':
      return error(REFUSALS[news.status]);
    case 'booking.slotTaken':
      return error(MESSAGES.slotTaken);
    case 'booking.failed':
      return error(MESSAGES.bookingFailed);
    case 'booking.succeeded':
      return { text: MESSAGES.bookingSucceeded, tone: 'success' };
    case 'booking.invalid':
      // The fields say it themselves.
      return null;
  }
}
