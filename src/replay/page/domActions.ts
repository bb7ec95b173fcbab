import type { SlotOnDate } from '../../domain/entities';
import { fieldId } from '../../features/booking/bookingFields';

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

/** Returns whether a control is disabled, by itself or by its form. */
export const isLocked = (element: Element): boolean => element.matches(':disabled');

/** Presses a control as a pointer does. */
export function press(element: HTMLElement): void {
  element.focus();
  element.click();
}

/**
 * Replaces a field's value as typing does. Uses the prototype's setter, because React overrides the element's own and
 * would miss the change.
 */
export function fill(control: Control, value: string): void {
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
export function signal(type: keyof typeof SIGNALS): void {
  if (type === 'visitor.returned') document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  window.dispatchEvent(new Event(SIGNALS[type]));
}
