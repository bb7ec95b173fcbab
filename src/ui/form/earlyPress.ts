import { BROKEN_ATTRIBUTE } from '../broken';

/** The form of a page that its code takes over; a page has one. */
export const FORM_ID = 'formular';

/** So long, in ms, a press waits for the code; then the form is posted as it stands. */
const PATIENCE_MS = 5000;

/** What the page's code, which is another bundle, says to the script that stands in the document. */
const ALIVE = 'alive';
const BROKEN = 'broken';

/** Pressed before its form's code was there. */
let pressed: HTMLElement | null = null;

function repeat(): void {
  pressed?.click();
  pressed = null;
}

function giveUp(): void {
  removeEventListener('submit', hear);
  document.documentElement.setAttribute(BROKEN_ATTRIBUTE, '');
  repeat();
}

function hear(event: SubmitEvent): void {
  const { target, submitter } = event;
  // A form that is alive has its own way.
  if (event.defaultPrevented || !submitter || (target as Element).id !== FORM_ID) return;
  event.preventDefault();
  pressed = submitter;
  setTimeout(() => pressed && giveUp(), PATIENCE_MS);
}

/**
 * Keeps in mind that a form was sent too early: its own code presses again, or else the server gets it.
 * @returns for a page whose code cannot be had: shows what is there for whoever waits in vain, and lets forms be posted
 */
export function noteEarlyPress(): () => void {
  addEventListener('submit', hear);
  addEventListener(ALIVE, repeat);
  addEventListener(BROKEN, giveUp);
  return giveUp;
}

/** The form hears what is pressed now. */
export function admitAlive(): void {
  window.dispatchEvent(new Event(ALIVE));
}

/** The page's code broke. */
export function admitBroken(): void {
  window.dispatchEvent(new Event(BROKEN));
}
