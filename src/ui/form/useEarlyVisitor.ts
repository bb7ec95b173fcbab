import { useEffect, type RefObject } from 'react';
import { admitAlive } from './earlyPress';

/**
 * A form is on the page before its code: what a visitor typed meanwhile, or what the browser filled in, is
 * taken over once the form comes alive, and so is a press of one of its buttons.
 * @param fields those that can be filled in
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
      const { value = '' } = (control ?? {}) as { readonly value?: string };
      if (value !== '') onText(field, value);
    }
    admitAlive();
    // Once, when the form comes alive.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
}
