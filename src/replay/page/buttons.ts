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

/** Returns the event of a press on one of these buttons; undefined for any other button. */
export function eventOfButton(button: Element): ScenarioEvent | undefined {
  const name = nameOf(button);
  const [type] = Object.entries(BUTTONS).find(([, words]) => name.startsWith(words)) ?? [];
  if (type === 'load.retried')
    return { type, call: button.closest(`#${fieldId('slot')}`) === null ? 'services' : 'slots' };
  return type === undefined ? undefined : ({ type } as ScenarioEvent);
}
