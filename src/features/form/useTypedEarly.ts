import { useEffect } from 'react';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The document's own controls by id: where React renders the form again, empty, typed text is only in these. */
const prerendered = new Map<string, Control>();
if (typeof document !== 'undefined')
  for (const control of document.querySelectorAll<Control>('form [name]'))
    prerendered.set(control.id, control);

/** Reads once, at hydration, what the visitor typed or the browser filled in before. */
export function useTypedEarly<Field extends string>(
  fields: readonly Field[],
  idOf: (field: Field) => string,
  onText: (field: Field, value: string) => void,
): void {
  useEffect(() => {
    for (const field of fields) {
      const id = idOf(field);
      const control = document.getElementById(id) as Control | null;
      const text = prerendered.get(id)?.value || control?.value;
      if (text) onText(field, text);
    }
    // All fields of the form are read in this turn; kept, the controls would outlive their page.
    queueMicrotask(() => prerendered.clear());
    // oxlint-disable-next-line react/exhaustive-deps -- once
  }, []);
}
