import { useEffect, useState, type RefObject } from 'react';
import { showAndFocus } from '../../ui/showAndFocus';

interface Outcome<Field> {
  readonly type: string;
  /** Those that fail, in the form's order. */
  readonly fields?: readonly Field[];
}

interface Emitter<Field> {
  readonly on: (
    type: '*',
    listener: (outcome: Outcome<Field>) => void,
  ) => { readonly unsubscribe: () => void };
}

/**
 * Shows the top of a form and moves focus into its first failing field, without scrolling the top away again.
 * @param fieldIds the ids of the failing fields in the form's order; disabled ones are passed over
 */
function focusFirstFailing(form: HTMLElement, fieldIds: readonly string[]): void {
  form.scrollIntoView({ block: 'start' });
  const fields = fieldIds.map((id) => document.getElementById(id));
  fields.find((field) => field !== null && !field.matches(':disabled'))?.focus({ preventScroll: true });
}

/**
 * Moves focus to where the visitor goes on after an outcome: the locked form has let go of it.
 * @param fieldId returns the id of a field's control
 * @param places ids of elements, by the outcomes that lead there; any other leaves the focus alone
 */
export function useOutcomeFocus<Field extends string>(
  actor: Emitter<Field>,
  form: RefObject<HTMLFormElement | null>,
  fieldId: (field: Field) => string,
  places: Readonly<Record<string, string>>,
): void {
  const [outcome, setOutcome] = useState<Outcome<Field> | null>(null);
  useEffect(() => {
    const subscription = actor.on('*', setOutcome);
    return () => {
      subscription.unsubscribe();
    };
  }, [actor]);
  // Once the outcome is rendered, and the form unlocked.
  useEffect(() => {
    if (outcome === null || form.current === null) return;
    if (outcome.fields !== undefined) focusFirstFailing(form.current, outcome.fields.map(fieldId));
    const place = places[outcome.type];
    if (place !== undefined) showAndFocus(document.getElementById(place), 'nearest');
  }, [outcome, form, fieldId, places]);
}
