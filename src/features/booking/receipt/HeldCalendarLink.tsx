import { useEffect, useState } from 'react';
import { CALENDAR_FILE } from '../../../content/paths';
import type { calendarAddress } from './calendarAddress';
import { CalendarLink } from './CalendarLink';

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
  return href && <CalendarLink href={href} download={CALENDAR_FILE} />;
}
