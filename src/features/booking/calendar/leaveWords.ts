import { dayAndMonth } from '../../../content/dateWords';
import { addDays, workdaysOf } from '../../../domain/calendarDate';
import type { Vacation } from '../../../domain/entities';
import { isVacationDay } from '../../../domain/slotStatus';

/** Returns the last of the consecutive days off that begin on a day off. */
function lastDayOff(date: string, vacations: readonly Vacation[]): string {
  const ends = vacations.filter(({ startDate, endDate }) => startDate <= date && date <= endDate);
  const [last = date] = ends.map(({ endDate }) => endDate).sort((a, b) => b.localeCompare(a));
  const next = addDays(last, 1);
  return isVacationDay(next, vacations) ? lastDayOff(next, vacations) : last;
}

/** Returns one sentence for each leave of the doctor in a week and, because it may be the reason to open it, just before. */
export function leaveWords(monday: string, today: string, vacations: readonly Vacation[]): readonly string[] {
  const days = [addDays(monday, -7), monday].flatMap(workdaysOf);
  const sentences: string[] = [];
  let last = '';
  for (const date of days) {
    if (date <= last || date < today || !isVacationDay(date, vacations)) continue;
    last = lastDayOff(date, vacations);
    const hasBegun = date === today || isVacationDay(addDays(date, -1), vacations);
    const from = hasBegun ? '' : ` din ${dayAndMonth(date)}`;
    // A day without a year is the next one of that name; a leave can also have no end.
    const until = last < addDays(date, 364) ? ` până pe ${dayAndMonth(last)}` : '';
    const when = last === date ? ` pe ${dayAndMonth(date)}` : `${from}${until}`;
    sentences.push(`Medicul este în concediu${when}.`);
  }
  return sentences;
}
