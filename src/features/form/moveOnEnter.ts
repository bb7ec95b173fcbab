import type { KeyboardEvent } from 'react';

/** Leads Enter to the next field where the key says `next`; where it says `send`, the browser sends the form. */
export function moveOnEnter(event: KeyboardEvent<HTMLFormElement>): void {
  const from = event.target as Element;
  // Enter also ends a word that an input method composes.
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  if (from.getAttribute('enterkeyhint') !== 'next') return;
  event.preventDefault();
  const fields = [...event.currentTarget.querySelectorAll<HTMLElement>('input, select, textarea')];
  fields[fields.indexOf(from as HTMLElement) + 1]?.focus();
}
