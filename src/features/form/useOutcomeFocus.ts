import { useEffect, useState, type RefObject } from 'react';
import { showAndFocus } from '../../ui/showAndFocus';

interface Outcome<Field> {
  readonly type: string;
  /** The invalid fields, in the form's order. */
  readonly fields?: readonly Field[];
}

interface Emitter<Field> {
  readonly on: (
    type: '*',
    listener: (outcome: Outcome<Field>) => void,
  ) => { readonly unsubscribe: () => void };
}

/**
 * Scrolls to the top of a form and focuses its first invalid field without scrolling further.
 * @param fieldIds ids of the invalid fields in the form's order; disabled ones are skipped
 */
function focusFirstFailing(form: HTMLElement, fieldIds: readonly string[]): void {
  form.scrollIntoView({ block: 'start' });
  const fields = fieldIds.map((id) => document.getElementById(id));
  fields.find((field) => field !== null && !field.matches(':disabled'))?.focus({ preventScroll: true });
}

/**
 * Moves focus after an outcome, because the locked form lost it.
 * @param fieldId returns the id of a field's control
 * @param places ids of elements by outcome; any other outcome leaves the focus alone
 */
export function useOutcomeFocus<Field extends string>(
  actor: Emitter<Field>,
  form: RefObject<HTMLFormElement | null>,
  fieldId: (field: Field) => string,
  places: Readonly<Record<string, string>>,
): void {
  const [outcome, setOutcome] = useState<Outcome<Field> | null>(null);
  useEffect(() => {
    const subscription = actor.on('*', (next) => {
      // Others would render the whole form for nothing.
      if (next.fields !== undefined || next.type in places) setOutcome(next);
    });
    return () => {
      subscription.unsubscribe();
    };
  }, [actor, places]);
  // Runs after the outcome has rendered and the form is unlocked.
  useEffect(() => {
    if (outcome === null || form.current === null) return;
    if (outcome.fields !== undefined) focusFirstFailing(form.current, outcome.fields.map(fieldId));
    const place = places[outcome.type];
    if (place !== undefined) showAndFocus(document.getElementById(place), 'nearest');
  }, [outcome, form, fieldId, places]);
}
