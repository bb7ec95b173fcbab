import { MESSAGES } from '../../../content/messages';
import type { FormMessage, Settled } from '../../notifications/notification';
import type { RefusedStatus } from './bookingContext';
import type { BookingNews, LoadName } from './bookingEvents';

/** Specification §5; decisions §4 for a vacation. */
const REFUSALS: Record<RefusedStatus, string> = {
  expired: MESSAGES.slotExpired,
  vacation: MESSAGES.slotExpired,
  taken: MESSAGES.slotTaken,
};

/** Specification §8: services and doctors have one message. */
const LOAD_FAILURES: Record<LoadName, string> = {
  services: MESSAGES.servicesFailed,
  doctors: MESSAGES.servicesFailed,
  slots: MESSAGES.slotsFailed,
  vacations: MESSAGES.vacationsFailed,
};

const error = (text: string): FormMessage => ({ text, tone: 'error' });

/** What the visitor is told of the machine's news (specification §8); null when the page says it in another way. */
export function bookingMessage(news: BookingNews): FormMessage | Settled | null {
  switch (news.type) {
    case 'booking.slotRefused':
    case 'booking.slotLost':
      return error(REFUSALS[news.status]);
    case 'booking.slotChosen':
      return { settles: Object.values(REFUSALS) };
    case 'booking.loadFailed':
      return error(LOAD_FAILURES[news.call]);
    case 'booking.loadRecovered':
      return { settles: [LOAD_FAILURES[news.call]] };
    case 'booking.attempted':
      return { settles: [MESSAGES.bookingFailed, ...Object.values(REFUSALS)] };
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
