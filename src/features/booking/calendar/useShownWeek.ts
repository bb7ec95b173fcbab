import { useState } from 'react';
import { addDays, mondayOf, openingMonday } from '../../../domain/calendarDate';
import type { SlotOnDate } from '../../../domain/entities';

export interface ShownWeek {
  readonly monday: string;
  readonly isFirstWeek: boolean;
  readonly isSecondWeek: boolean;
  readonly turn: (weeks: -1 | 1) => void;
  readonly show: (date: string) => void;
}

/** The week on show: never before the present one, and following a slot that is chosen elsewhere on the page. */
export function useShownWeek(today: string, selected: SlotOnDate | null): ShownWeek {
  const [wanted, setWanted] = useState(() => openingMonday(today));
  const [followed, setFollowed] = useState<SlotOnDate | null>(null);
  if (selected !== followed) {
    setFollowed(selected);
    if (selected !== null) setWanted(mondayOf(selected.date));
  }

  const first = mondayOf(today);
  const monday = wanted < first ? first : wanted;
  return {
    monday,
    isFirstWeek: monday === first,
    isSecondWeek: monday === addDays(first, 7),
    turn: (weeks) => {
      setWanted(addDays(monday, weeks * 7));
    },
    show: (date) => {
      setWanted(mondayOf(date));
    },
  };
}
