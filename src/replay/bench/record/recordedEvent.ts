import { bookingPath } from '../../../content/bookingQuery';
import { clinicTimeAt } from '../../../domain/clock';
import { MINUTE } from '../../../domain/durations';
import type { VisitorEvent } from '../../../features/booking/session/bookingMachine';
import type { ContactEvent } from '../../../features/contact/session/contactMachine';
import type { ScenarioEvent } from '../../run/scenarioRunner';
import type { RecordedStep } from './recording';

/** Presses that the page handles without sending the machine an event. */
export const PAGE_PRESSES: readonly string[] = [
  'week.next',
  'week.previous',
  'firstFree.pressed',
  'load.retried',
];

/** Events that a replay produces again: from the window, the page's address or the session. */
export const FOUND_AGAIN: readonly string[] = [
  'choice.requested',
  'choice.settled',
  'draft.restored',
  'network.lost',
  'network.returned',
  'slot.lost',
];

/** All events except the request by the page's address, of which a scenario has one. */
export type RecordedEvent = Exclude<VisitorEvent, { type: 'choice.requested' }> | ContactEvent;

/** Returns an event of a machine as a scenario writes it: without random keys. */
export function recordedEvent(event: RecordedEvent): ScenarioEvent {
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

/** Returns whether an event of the visitor writes on in the text of a step. */
export const isSameText = (step: RecordedStep | undefined, send: ScenarioEvent): boolean =>
  send.type === 'field.changed' &&
  step !== undefined &&
  'send' in step &&
  step.send.type === 'field.changed' &&
  step.send.field === send.field &&
  step.expect === undefined;

/** Returns whether between two moments (ms since the epoch) an offered time begins, or a day: the page then changes. */
export function isPageAging(from: number, to: number, offered: ReadonlySet<string>): boolean {
  for (let minute = Math.floor(from / MINUTE) + 1; minute * MINUTE <= to; minute += 1) {
    const { time } = clinicTimeAt(minute * MINUTE);
    if (time === '00:00' || offered.has(time)) return true;
  }
  return false;
}
