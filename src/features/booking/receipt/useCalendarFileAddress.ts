import { useEffect, useState } from 'react';
import { calendarFile, type CalendarEntry } from '../../../domain/calendarFile';

/** An address under which the browser itself holds the calendar file, as long as the component is there. */
export function useCalendarFileAddress(entry: CalendarEntry): string | undefined {
  const [address, setAddress] = useState<string>();
  const content = JSON.stringify(entry);

  useEffect(() => {
    const text = calendarFile(JSON.parse(content) as CalendarEntry, 'booked', Date.now());
    const url = URL.createObjectURL(new Blob([text], { type: 'text/calendar;charset=utf-8' }));
    // oxlint-disable-next-line react/set-state-in-effect -- the address exists in the browser only
    setAddress(url);
    return () => {
      URL.revokeObjectURL(url);
    };
  }, [content]);

  return address;
}
