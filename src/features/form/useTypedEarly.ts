import { useEffect, type RefObject } from 'react';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The document's own controls: where React renders the form again, empty, typed text is only in these. */
const prerendered = new Set(
  typeof document === 'undefined' ? [] : document.querySelectorAll<Control>('form [name]'),
);

/** Returns the text of the document's own control; '' for none. */
function textOfDocument(form: HTMLFormElement | null, name: string): string {
  const label = form?.getAttribute('aria-label');
  const control = [...prerendered].find(
    (one) => one.name === name && one.form?.getAttribute('aria-label') === label,
  );
  return control?.value ?? '';
}

/** Reads once, at hydration, what the visitor typed or the browser filled in before. */
export function useTypedEarly<Field extends string>(
  form: RefObject<HTMLFormElement | null>,
  fields: readonly Field[],
  nameOf: (field: Field) => string,
  onText: (field: Field, value: string) => void,
): void {
  useEffect(() => {
    for (const field of fields) {
      const control = form.current?.elements.namedItem(nameOf(field)) as Control | null;
      const typed = textOfDocument(form.current, nameOf(field));
      const text = typed === '' ? (control?.value ?? '') : typed;
      if (text !== '') onText(field, text);
    }
    // All fields of the form are read in this turn; kept, the controls would outlive their page.
    queueMicrotask(() => prerendered.clear());
    // oxlint-disable-next-line react/exhaustive-deps -- once
  }, []);
}
