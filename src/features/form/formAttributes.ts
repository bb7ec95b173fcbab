import type { KeyboardEvent, SubmitEvent } from 'react';
import { hasOwnServer } from '../../domain/backend';
import type { FormEvent } from './formMachine';
import { uniqueKey } from './submission';

/** Leads Enter to the next field where the key says `next`; where it says `send`, the browser sends the form. */
function moveOnEnter(event: KeyboardEvent<HTMLFormElement>): void {
  const from = event.target as Element;
  // Enter also ends a word that an input method composes.
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  if (from.getAttribute('enterkeyhint') !== 'next') return;
  event.preventDefault();
  const fields = [...event.currentTarget.querySelectorAll<HTMLElement>('input, select, textarea')];
  fields[fields.indexOf(from as HTMLElement) + 1]?.focus();
}

/** Returns the attributes of a form that its machine sends. Until its code has come, it posts to our own server. */
export const formAttributes = (
  name: string,
  path: string,
  machine: { readonly send: (event: FormEvent) => void },
) => ({
  noValidate: true,
  'aria-label': name,
  ...(hasOwnServer() ? { method: 'post', action: path } : { method: 'dialog' }),
  onKeyDown: moveOnEnter,
  onSubmit: (event: SubmitEvent) => {
    event.preventDefault();
    machine.send({ type: 'form.submitted', idempotencyKey: uniqueKey() });
  },
});
