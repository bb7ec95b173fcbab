import { useState } from 'react';
import { addDays, mondayOf, openingMonday } from '../../../domain/calendarDate';
import type { SlotOnDate } from '../../../domain/entities';

/** Returns the shown week: `asked`'s or the first free time's, never a past one; it follows a slot chosen elsewhere. */
export function useShownWeek(
  today: string,
  selected: SlotOnDate | null,
  asked: string | null,
  firstFree: string | undefined,
) {
  const [wanted, setWanted] = useState(() => mondayOf(asked ?? firstFree ?? openingMonday(today)));
  const [followed, setFollowed] = useState(asked && selected);
  const show = (date: string): void => {
    setFollowed(selected);
    setWanted(mondayOf(date));
  };
  // A slot pressed in the shown week needs no second render.
  if (selected !== null && selected !== followed && mondayOf(selected.date) !== wanted) show(selected.date);

  const first = mondayOf(today);
  const monday = wanted < first ? first : wanted;
  return {
    monday,
    isFirstWeek: monday === first,
    /** True when the step back would reach the first week. */
    isSecondWeek: monday === addDays(first, 7),
    turn: (weeks: -1 | 1) => show(addDays(monday, weeks * 7)),
    show,
  };
}
