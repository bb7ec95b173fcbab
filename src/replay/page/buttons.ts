import { PROMPTS } from '../../content/messages';
import { fieldId, NEW_BOOKING } from '../../features/booking/bookingFields';
import { retriedWith } from '../../features/booking/session/week';
import type { ScenarioEvent } from '../run/scenarioRunner';
import { nameOf } from './readPage';

/** The beginning of each button's name, by the event of its press. */
export const EVENT_BUTTONS = {
  'form.emptied': PROMPTS.emptyForm,
  'receipt.dismissed': NEW_BOOKING,
  'load.retried': PROMPTS.retry,
  'week.next': PROMPTS.nextWeek,
  'week.previous': PROMPTS.previousWeek,
  'firstFree.pressed': PROMPTS.firstFreeSlot,
} as const;

type ButtonEvent = Extract<ScenarioEvent, { readonly type: keyof typeof EVENT_BUTTONS }>;

/** Returns one of the loads that an `Încearcă din nou` starts again; it stands in the calendar and at the lists. */
const retriedAt = (button: Element) => (button.closest(`#${fieldId('slot')}`) ? 'slots' : 'services');

/** Returns the event of a press on one of these buttons; undefined for any other button. */
export function eventOfButton(button: Element): ButtonEvent | undefined {
  const name = nameOf(button);
  const [type] = Object.entries(EVENT_BUTTONS).find(([, words]) => name.startsWith(words)) ?? [];
  if (type === 'load.retried') return { type, call: retriedAt(button) };
  return type === undefined ? undefined : ({ type } as ButtonEvent);
}

/** Returns the button whose press is this event; null when the page has none. */
export function buttonOf(event: ButtonEvent): HTMLElement | null {
  const isMeant = (button: HTMLElement): boolean =>
    nameOf(button).startsWith(EVENT_BUTTONS[event.type]) &&
    (event.type !== 'load.retried' || retriedWith(event.call).includes(retriedAt(button)));
  return [...document.querySelectorAll<HTMLElement>('main button')].find(isMeant) ?? null;
}
