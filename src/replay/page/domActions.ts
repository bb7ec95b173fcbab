import { PROMPTS } from '../../content/messages';
import type { SlotOnDate } from '../../domain/entities';
import { fieldId } from '../../features/booking/bookingFields';

const FORM = 'main form:not([hidden]):is([aria-label="Programare"], [aria-label="Contact"])';
const WEEK = `#${fieldId('slot')}`;

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const find = (selector: string): HTMLElement | null => document.querySelector(selector);

/** Finds what a visitor's hand goes to; each returns null where the page has no such thing. */
export const controls = {
  field: (name: string): Control | null => document.querySelector(`${FORM} [name="${name}"]`),
  submit: () => find(`${FORM} button[type="submit"]:not([name], [hidden])`),
  offer: (address: string) => find(`${FORM} [data-address="${address}"]`),
  calendar: () => find(`${WEEK} [role="table"]`),
  slot: ({ slotId, date }: SlotOnDate) => find(`${WEEK} [data-slot-id="${slotId}"][data-date="${date}"]`),
  inWeek: (words: string) => buttonOf(WEEK, words),
  inForm: (words: string) => buttonOf(FORM, words),
  inReceipt: (words: string) => buttonOf('main section', words),
  /** The lists' button stands outside the week, the week's own within it. */
  retry: (ofWeek: boolean) => (ofWeek ? buttonOf(WEEK, PROMPTS.retry) : buttonOf(FORM, PROMPTS.retry, WEEK)),
} as const;

function buttonOf(within: string, words: string, outside = '[data-nowhere]'): HTMLElement | null {
  const buttons = [...document.querySelectorAll<HTMLElement>(`${within} button`)];
  // The button Primul interval liber has its answer behind its name.
  const isNamed = (button: HTMLElement): boolean =>
    (button.getAttribute('aria-label') ?? button.textContent.trim()).startsWith(words);
  return buttons.find((button) => isNamed(button) && button.closest(outside) === null) ?? null;
}

/** Whether a control is there but cannot be used: greyed out, or in a form that is locked. */
export const isLocked = (element: Element): boolean => element.matches(':disabled');

/** Presses a control as a pointer does. */
export function press(element: HTMLElement): void {
  element.focus();
  element.click();
}

/** Replaces a field's value as typing does. React learns only of a value that is set past its own setter. */
export function enter(control: Control, value: string): void {
  control.focus();
  const prototype = Object.getPrototypeOf(control) as object;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value);
  control.dispatchEvent(
    new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }),
  );
}

/** Sends what the browser signals without a hand: a return to the tab, the network's loss and return. */
export function signal(kind: 'returned' | 'offline' | 'online'): void {
  if (kind === 'returned') document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  window.dispatchEvent(new Event(kind === 'returned' ? 'focus' : kind));
}
