import { useEffect, type RefObject } from 'react';
import { focusFirstFailing } from '../../ui/form/focusFirstFailing';
import { fieldId } from './contactFields';
import type { ContactNews } from './contactMachine';

export const SUBMIT_ID = 'contact-trimitere';

/** The locked form lets go of the focus; every outcome puts it where the visitor goes on. */
export function useContactFocus(news: ContactNews | null, form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    if (news === null || form.current === null) return;
    if (news.type === 'contact.invalid') focusFirstFailing(form.current, news.fields.map(fieldId));
    else document.getElementById(SUBMIT_ID)?.focus({ preventScroll: true });
  }, [news, form]);
}
