import type { Id, SlotOnDate } from '../../domain/entities';
import { fieldId, FIELD_NAMES, PRICE_NAME } from '../../features/booking/bookingFields';
import { ImpossibleStep, type ScenarioEvent } from '../run/scenarioRunner';
import { buttonOf, EVENT_BUTTONS } from './buttons';
import { nameOf } from './readPage';

const FORM = 'main form:not([hidden]):is([aria-label="Programare"], [aria-label="Contact"])';
const WEEK = `#${fieldId('slot')}`;

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const slotSelector = ({ slotId, date }: SlotOnDate): string =>
  `[data-slot-id="${slotId}"][data-date="${date}"]`;

const find = (selector: string): HTMLElement | null => document.querySelector(selector);

/** Finds the controls that a visitor uses; each function returns null when the page has no such control. */
export const controls = {
  field: (name: string): Control | null => document.querySelector(`${FORM} [name="${name}"]`),
  submit: () => find(`${FORM} button[type="submit"]:not([name], [hidden])`),
  offer: (address: string) => find(`${FORM} [data-address="${address}"]`),
  calendar: () => find(`${WEEK} [role="table"]`),
  slot: (slot: SlotOnDate) => find(`${WEEK} [role="table"] ${slotSelector(slot)}`),
  /** A free time that is offered instead of a lost one, above the calendar. */
  slotInstead: (slot: SlotOnDate) => find(`${WEEK} ${slotSelector(slot)}`),
} as const;

/**
 * Replaces a field's value as typing does. Uses the prototype's setter, because React overrides the element's own and
 * would miss the change.
 */
function fill(control: Control, value: string): void {
  control.focus();
  const prototype = Object.getPrototypeOf(control) as object;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value);
  control.dispatchEvent(
    new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }),
  );
}

const SIGNALS = {
  'visitor.returned': 'focus',
  'network.lost': 'offline',
  'network.returned': 'online',
} as const;

/** Dispatches a browser event: a return to the tab, or the network lost or back. */
function signal(type: keyof typeof SIGNALS): void {
  if (type === 'visitor.returned') document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  window.dispatchEvent(new Event(SIGNALS[type]));
}

/** Returns whether a control is disabled, by itself or by its form. */
const isLocked = (element: Element): boolean => element.matches(':disabled');

/**
 * Presses an element, unless it is locked.
 * @throws {ImpossibleStep} if it is null
 */
function pressUnlessLocked(element: HTMLElement | null, what: string): HTMLElement {
  if (element === null) throw new ImpossibleStep(`Pagina nu are ${what}.`);
  if (!isLocked(element)) {
    element.focus();
    element.click();
  }
  return element;
}

/** Presses a time of the week that the calendar shows, or one that is offered instead of a lost one. */
function pressSlot(slot: SlotOnDate): HTMLElement {
  const what = `intervalul ${slot.slotId} din ${slot.date} în săptămâna pe care o arată`;
  const button = controls.slot(slot) ?? controls.slotInstead(slot);
  return pressUnlessLocked(button, controls.calendar() === null ? 'calendar' : what);
}

/**
 * Fills a field (null empties it), unless the field is locked.
 * @throws {ImpossibleStep} if the page has no such field, or the list has no such option
 */
function fillUnlessLocked(name: string, chosen: Id | null): HTMLElement {
  const value = String(chosen ?? '');
  const field = controls.field(name);
  if (field === null) throw new ImpossibleStep(`Pagina nu are câmpul ${name}.`);
  const options = field instanceof HTMLSelectElement ? [...field.options] : null;
  if (options?.every((option) => option.value !== value))
    throw new ImpossibleStep(`Pagina nu oferă „${value}” la ${nameOf(field)}.`);
  // A list that is disabled before another choice or before it loads is not a locked form.
  if (options !== null && field.matches(':disabled:not(fieldset:disabled *)'))
    throw new ImpossibleStep(`Pagina nu oferă încă nimic la ${nameOf(field)}.`);
  if (!isLocked(field)) fill(field, value);
  return field;
}

/** Returns the page's name for a field of the machine. */
const fieldNameOf = (field: string): string =>
  controls.field(FIELD_NAMES.service) === null
    ? field
    : ((FIELD_NAMES as Readonly<Record<string, string>>)[field] ?? field);

/**
 * Performs a visitor's event on the page; a locked control is touched without effect.
 * @returns the element that was touched; null for none
 * @throws {ImpossibleStep} if the page has no such element
 */
export function performOnPage(
  event: Exclude<ScenarioEvent, { readonly type: 'page.reloaded' | 'address.changed' }>,
): HTMLElement | null {
  switch (event.type) {
    case 'service.chosen':
      return fillUnlessLocked(FIELD_NAMES.service, event.serviceId);
    case 'doctor.chosen':
      return fillUnlessLocked(FIELD_NAMES.doctor, event.doctorId);
    case 'price.chosen':
      return fillUnlessLocked(PRICE_NAME, event.price);
    case 'field.changed':
      return fillUnlessLocked(fieldNameOf(event.field), event.value);
    case 'offer.chosen':
      return pressUnlessLocked(controls.offer(event.address), `oferta ${event.address}`);
    case 'slot.chosen':
      return pressSlot(event.slot);
    case 'form.submitted':
      return pressUnlessLocked(controls.submit(), 'butonul Trimitere');
    case 'visitor.returned':
    case 'network.lost':
    case 'network.returned':
      signal(event.type);
      return null;
    default:
      return pressUnlessLocked(
        buttonOf(event),
        `butonul ${EVENT_BUTTONS[event.type]}${'call' in event ? ` pentru ${event.call}` : ''}`,
      );
  }
}
