import { useEffect, useState } from 'react';

const load = () => import(/* webpackChunkName: "calendar" */ './calendarModule');

export type CalendarModule = Awaited<ReturnType<typeof load>>;

export interface CalendarLoad {
  readonly module: CalendarModule | null;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/** Fetches the calendar's code, with all that writes dates, as soon as it will be needed. */
export function useCalendarModule(isNeeded: boolean): CalendarLoad {
  const [module, setModule] = useState<CalendarModule | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const isMissing = isNeeded && module === null && !hasFailed;

  useEffect(() => {
    if (!isMissing) return undefined;
    let gone = false;
    load().then(
      (loaded) => {
        if (!gone) setModule(loaded);
      },
      () => {
        if (!gone) setHasFailed(true);
      },
    );
    return () => {
      gone = true;
    };
  }, [isMissing]);

  return {
    module,
    hasFailed,
    retry: () => {
      setHasFailed(false);
    },
  };
}
