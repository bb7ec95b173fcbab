import { useEffect, type RefObject } from 'react';

/**
 * Reads once, when the form is hydrated, what the visitor typed or the browser filled in before.
 * @param nameOf the `name` of a field's control
 */
export function useTypedEarly<Field extends string>(
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
    // oxlint-disable-next-line react/exhaustive-deps -- once
  }, []);
}
