import { PROMPTS } from '../../content/messages';
import { fieldId } from '../../features/booking/bookingFields';
import type { ScenarioEvent } from '../run/scenarioRunner';
import { nameOf } from './readPage';

/** The beginning of each button's name, by the event of its press. */
export const BUTTONS = {
  'form.emptied': PROMPTS.emptyForm,
  'receipt.dismissed': 'Programare nouă',
  'load.retried': PROMPTS.retry,
  'week.next': PROMPTS.nextWeek,
  'week.previous': PROMPTS.previousWeek,
  'firstFree.pressed': PROMPTS.firstFreeSlot,
} as const;

type ButtonEvent = Extract<ScenarioEvent, { readonly type: keyof typeof BUTTONS }>;

/** Returns whether a button belongs to the calendar; `Încearcă din nou` stands there and at the lists. */
const isCalendars = (button: Element): boolean => button.closest(`#${fieldId('slot')}`) !== null;

/** Returns the event of a press on one of these buttons; undefined for any other button. */
export function eventOfButton(button: Element): ButtonEvent | undefined {
  const name = nameOf(button);
  const [type] = Object.entries(BUTTONS).find(([, words]) => name.startsWith(words)) ?? [];
  if (type === 'load.retried') return { type, call: isCalendars(button) ? 'slots' : 'services' };
  return type === undefined ? undefined : ({ type } as ButtonEvent);
}

/** Returns the button whose press is this event; null when the page has none. */
export function buttonOf(event: ButtonEvent): HTMLElement | null {
  const isMeant = (button: HTMLElement): boolean =>
    nameOf(button).startsWith(BUTTONS[event.type]) &&
    (event.type !== 'load.retried' || isCalendars(button) === ['slots', 'vacations'].includes(event.call));
  return [...document.querySelectorAll<HTMLElement>('main button')].find(isMeant) ?? null;
}
