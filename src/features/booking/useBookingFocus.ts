import { useEffect, type RefObject } from 'react';
import { focusFirstFailing } from '../../ui/form/focusFirstFailing';
import { fieldId, LOST_SLOT_TITLE_ID } from './bookingFields';
import type { BookingNews } from './bookingEvents';
import { SUBMIT_ID } from './SubmitRow';

function focusOn(id: string): void {
  const target = document.getElementById(id);
  target?.scrollIntoView({ block: 'nearest' });
  target?.focus({ preventScroll: true });
}

/** The locked form lets go of the focus; every outcome puts it where the visitor goes on. */
export function useBookingFocus(news: BookingNews | null, form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    switch (news?.type) {
      case 'booking.invalid':
        if (form.current) focusFirstFailing(form.current, news.fields.map(fieldId));
        break;
      case 'booking.slotTaken':
        focusOn(LOST_SLOT_TITLE_ID);
        break;
      case 'booking.failed':
        focusOn(SUBMIT_ID);
        break;
      default:
      // A receipt takes the focus itself; else the visitor is busy in the form, and a message is enough.
    }
  }, [news, form]);
}
