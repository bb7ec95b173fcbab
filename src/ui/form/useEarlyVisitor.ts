import { useEffect, type RefObject } from 'react';
import { PRESSED_ATTRIBUTE } from './earlyPress';

/**
 * A form is on the page before its code: what a visitor typed meanwhile, or what the browser filled in, is
 * taken over once the form comes alive, and so is a press of its button.
 * @param fields those that can be typed into
 */
export function useEarlyVisitor<Field extends string>(
  form: RefObject<HTMLFormElement | null>,
  fields: readonly Field[],
  nameOf: (field: Field) => string,
  onText: (field: Field, value: string) => void,
): void {
  useEffect(() => {
    for (const field of fields) {
      const control = form.current?.elements.namedItem(nameOf(field));
      if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) {
        if (control.value !== '') onText(field, control.value);
      }
    }
    if (form.current?.hasAttribute(PRESSED_ATTRIBUTE)) form.current.requestSubmit();
    // Once, when the form comes alive.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
}
