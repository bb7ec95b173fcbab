import { useEffect, useState } from 'react';
import { CALENDAR_FILE } from '../../../content/appointmentCalendarEntry';
import { Icon } from '../../../ui/Icon';
import type { calendarAddress } from './calendarAddress';
import { PlainLink } from './receiptParts';

/** Links to the appointment's file for the patient's calendar. */
export function CalendarLink({ href }: { readonly href: string }) {
  return (
    <PlainLink href={href} download={CALENDAR_FILE}>
      <Icon name="CalendarPlus" size={20} />
      <span>Adăugați în calendar</span>
    </PlainLink>
  );
}

/** Links to a file made in the browser, because another backend has no page for the appointment. */
export function HeldCalendarLink({ of }: { readonly of: Parameters<typeof calendarAddress> }) {
  const [href, setHref] = useState<string>();
  useEffect(() => {
    void import(/* webpackChunkName: "calendar-file" */ './calendarAddress').then(
      (loaded) => setHref(loaded.calendarAddress(...of)),
      // The confirmation is worth more than the file.
      () => undefined,
    );
  }, [of]);
  return href && <CalendarLink href={href} />;
}
