import type { SlotOnDate } from '../../domain/entities';
import type { BookingEvent } from '../../features/booking/bookingEvents';
import type { ContactEvent } from '../../features/contact/contactMachine';
import type { BookingScenarioEvent } from './bookingParts';
import type { ContactScenarioEvent } from './contactParts';

/**
 * What the booking machine was sent, as a scenario writes it: without times, which the answers give, and
 * without random keys.
 * @param pressed the slot that was pressed last, which the machine is not told of when it is refused
 */
export function recordedBookingEvent(event: BookingEvent, pressed?: SlotOnDate): BookingScenarioEvent {
  switch (event.type) {
    case 'slot.chosen':
      return { type: event.type, slot: { slotId: event.slot.slotId, date: event.slot.date } };
    case 'slot.refused':
      return { ...event, ...(pressed !== undefined && { slot: { ...pressed } }) };
    case 'form.submitted':
      return { type: event.type };
    default:
      return event;
  }
}

export function recordedContactEvent(event: ContactEvent): ContactScenarioEvent {
  return event;
}
