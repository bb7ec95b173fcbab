import { useEffect, type RefObject } from 'react';
import { showAndFocus } from '../../ui/showAndFocus';

interface FormNews<Field> {
  readonly type: string;
  /** Those that fail, in the form's order. */
  readonly fields?: readonly Field[];
}

/**
 * Shows the top of a form and moves focus into its first failing field, without scrolling the top away
 * again (decisions §3).
 * @param fieldIds the ids of the failing fields in the form's order; disabled ones are passed over
 */
function focusFirstFailing(form: HTMLElement, fieldIds: readonly string[]): void {
  form.scrollIntoView({ block: 'start' });
  const fields = fieldIds.map((id) => document.getElementById(id));
  fields.find((field) => field !== null && !field.matches(':disabled'))?.focus({ preventScroll: true });
}

/**
 * The locked form lets go of the focus; its outcome puts it where the visitor goes on.
 * @param fieldId the id of a field's control; stable, as `places`
 * @param places ids of elements, by the news that lead there; any other leave the focus alone
 */
export function useOutcomeFocus<Field extends string>(
  news: FormNews<Field> | null,
  form: RefObject<HTMLFormElement | null>,
  fieldId: (field: Field) => string,
  places: Readonly<Record<string, string>>,
): void {
  useEffect(() => {
    if (news === null || form.current === null) return;
    if (news.fields !== undefined) focusFirstFailing(form.current, news.fields.map(fieldId));
    const place = places[news.type];
    if (place !== undefined) showAndFocus(document.getElementById(place), 'nearest');
  }, [news, form, fieldId, places]);
}
