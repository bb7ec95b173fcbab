import type { KeyboardEvent } from 'react';

/**
 * Enter in a field whose key is labelled `next` leads to the next field. In a form's last one-line field, whose key is labelled
 * `send`, it sends the form, as browsers do.
 */
export function moveOnEnter(event: KeyboardEvent<HTMLFormElement>): void {
  const from = event.target as Element;
  // Enter also ends a word that an input method composes.
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  if (from.getAttribute('enterkeyhint') !== 'next') return;
  event.preventDefault();
  const fields = [...event.currentTarget.querySelectorAll<HTMLElement>('input, select, textarea')];
  fields[fields.indexOf(from as HTMLElement) + 1]?.focus();
}
