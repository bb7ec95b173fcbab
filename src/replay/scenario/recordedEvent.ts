import type { BookingContext } from '../../features/booking/session/bookingContext';
import type { VisitorEvent } from '../../features/booking/session/bookingEvents';
import { refusalOf } from '../../features/booking/session/week';
import type { ContactEvent } from '../../features/contact/session/contactMachine';
import type { BookingScenarioEvent } from './bookingParts';
import type { ContactScenarioEvent } from './contactParts';

/** All but what the page's address asks for, which a scenario has once. */
export type BookedEvent = Exclude<VisitorEvent, { type: 'service.requested' }>;

/**
 * What the booking machine was sent, as a scenario writes it: without random keys, and a slot with what came of
 * pressing it.
 * @param context before the event
 */
export function recordedBookingEvent(event: BookedEvent, context: BookingContext): BookingScenarioEvent {
  switch (event.type) {
    case 'slot.pressed': {
      const { slot } = event;
      const status = refusalOf(context, slot);
      return status === null ? { type: 'slot.chosen', slot } : { type: 'slot.refused', status, slot };
    }
    case 'form.submitted':
      return { type: event.type };
    default:
      return event;
  }
}

export function recordedContactEvent(event: ContactEvent): ContactScenarioEvent {
  return event.type === 'form.submitted' ? { type: event.type } : event;
}
