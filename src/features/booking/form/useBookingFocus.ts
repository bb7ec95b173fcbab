import { useEffect, type RefObject } from 'react';
import { focusFirstFailing } from '../../../ui/form/focusFirstFailing';
import { showAndFocus } from '../../../ui/showAndFocus';
import { fieldId, LOST_SLOT_TITLE_ID } from '../bookingFields';
import type { BookingNews } from '../bookingEvents';
import { SUBMIT_ID } from '../SubmitRow';

/** The locked form lets go of the focus; every outcome puts it where the visitor goes on. */
export function useBookingFocus(news: BookingNews | null, form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    switch (news?.type) {
      case 'booking.invalid':
        if (form.current) focusFirstFailing(form.current, news.fields.map(fieldId));
        break;
      case 'booking.slotTaken':
        showAndFocus(document.getElementById(LOST_SLOT_TITLE_ID), 'nearest');
        break;
      case 'booking.failed':
        showAndFocus(document.getElementById(SUBMIT_ID), 'nearest');
        break;
      default:
      // A receipt takes the focus itself; else the visitor is busy in the form, and a message is enough.
    }
  }, [news, form]);
}
