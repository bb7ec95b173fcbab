import { bookingPath } from '../../content/paths';
import type { VisitorEvent } from '../../features/booking/session/bookingMachine';
import type { ContactEvent } from '../../features/contact/session/contactMachine';
import type { BookingScenarioEvent, ContactScenarioEvent } from './scenario';

/** All events except the request by the page's address, of which a scenario has one. */
export type RecordedEvent = Exclude<VisitorEvent, { type: 'choice.requested' }> | ContactEvent;

/** Returns an event of a machine as a scenario writes it: without random keys. */
export function recordedEvent(event: RecordedEvent): BookingScenarioEvent | ContactScenarioEvent {
  if (event.type === 'form.submitted') return { type: event.type };
  if (event.type === 'price.chosen') return { ...event, price: event.price?.key ?? null };
  if (event.type === 'offer.chosen') {
    const { time, ...chosen } = event.choice;
    const address = bookingPath({ ...chosen, time: time && { slotId: time.slot, date: time.date } });
    return { type: event.type, address };
  }
  if (event.type !== 'slot.chosen' && event.type !== 'slot.refused') return event;
  const { slotId, date } = event.slot;
  return { type: 'slot.chosen', slot: { slotId, date } };
}
