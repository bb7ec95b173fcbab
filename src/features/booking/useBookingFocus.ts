import { useEffect, type RefObject } from 'react';
import { focusFirstFailing } from '../../ui/focusFirstFailing';
import { fieldId } from './bookingFields';
import type { BookingNews } from './bookingEvents';
import { LOST_SLOT_TITLE_ID } from './time/LostSlot';
import { RECEIPT_TITLE_ID } from './receipt/receiptTitleId';
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
      case 'booking.succeeded':
        focusOn(RECEIPT_TITLE_ID);
        break;
      default:
      // The visitor is busy elsewhere in the form; a message is enough.
    }
  }, [news, form]);
}
