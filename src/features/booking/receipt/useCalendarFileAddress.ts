import { useEffect, useState } from 'react';
import { appointmentCalendarFile, type CalendarEntry } from './appointmentCalendarFile';

/** An address under which the browser itself holds the calendar file, as long as the component is there. */
export function useCalendarFileAddress(entry: CalendarEntry): string | undefined {
  const [address, setAddress] = useState<string>();
  const content = JSON.stringify(entry);

  useEffect(() => {
    const text = appointmentCalendarFile(JSON.parse(content) as CalendarEntry, Date.now());
    const url = URL.createObjectURL(new Blob([text], { type: 'text/calendar;charset=utf-8' }));
    // eslint-disable-next-line react-hooks/set-state-in-effect -- the address exists in the browser only
    setAddress(url);
    return () => {
      URL.revokeObjectURL(url);
    };
  }, [content]);

  return address;
}
