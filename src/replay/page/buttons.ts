import { PROMPTS } from '../../content/messages';
import { fieldId } from '../../features/booking/bookingFields';
import type { ScenarioEvent } from '../run/scenarioRunner';
import { nameOf } from './lookAtPage';

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

/** Returns the event of a press on one of these buttons; undefined for any other button. */
export function eventOfButton(button: Element): ButtonEvent | undefined {
  const name = nameOf(button);
  const [type] = Object.entries(BUTTONS).find(([, words]) => name.startsWith(words)) ?? [];
  if (type === 'load.retried')
    return { type, call: button.closest(`#${fieldId('slot')}`) === null ? 'services' : 'slots' };
  return type === undefined ? undefined : ({ type } as ButtonEvent);
}

/** The lists that one button loads again have the same group. */
const groupOf = (event: ButtonEvent): boolean =>
  event.type === 'load.retried' && ['slots', 'vacations'].includes(event.call);

/** Returns the button whose press is this event; null when the page has none. */
export function buttonOf(event: ButtonEvent): HTMLElement | null {
  const buttons = [...document.querySelectorAll<HTMLElement>('main button')];
  const isMeant = (button: HTMLElement): boolean => {
    const found = eventOfButton(button);
    return found?.type === event.type && groupOf(found) === groupOf(event);
  };
  return buttons.find(isMeant) ?? null;
}
