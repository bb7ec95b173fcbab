import { useEffect, type RefObject } from 'react';
import { focusFirstFailing } from '../../ui/form/focusFirstFailing';
import { showAndFocus } from '../../ui/showAndFocus';

interface FormNews<Field> {
  readonly type: string;
  /** Those that fail, in the form's order. */
  readonly fields?: readonly Field[];
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
