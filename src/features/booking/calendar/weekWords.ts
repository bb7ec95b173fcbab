import { dayAndMonth, fullDate } from '../../../content/dateWords';
import { addDays, workdaysOf } from '../../../domain/calendarDate';
import type { SlotOnDate, Vacation } from '../../../domain/entities';
import { isVacationDay, SEARCH_WEEKS } from '../../../domain/slotStatus';
import { countWords } from '../../../domain/text';

/** The slot behind `Primul interval liber` after a press; null before one. */
export type Found = SlotOnDate | 'none' | null;

const NONE_LEFT = `Medicul nu are niciun interval liber în următoarele ${SEARCH_WEEKS} de săptămâni.`;

const FREE_COUNTS = ['niciun interval liber', 'un interval liber', 'intervale libere'] as const;

export const statusWords = (found: Found, title: string, free: number): string =>
  found === 'none' ? NONE_LEFT : `Săptămâna ${title}: ${countWords(free, FREE_COUNTS)}`;

/** @param opens the Monday on which the week opens for booking */
export function noticeWords(found: Found, isWeekFull: boolean, opens: string | undefined): string {
  if (found === 'none') return `${NONE_LEFT} Alegeți alt medic sau sunați-ne.`;
  if (!isWeekFull) return 'Medicul nu are ore libere mai devreme.';
  if (opens === undefined) return 'În această săptămână nu sunt ore libere.';
  return `Orele din această săptămână se pot rezerva de ${fullDate(opens)}.`;
}

/** Returns the last of the consecutive days off that begin on a day off. */
function lastDayOff(date: string, vacations: readonly Vacation[]): string {
  const next = addDays(date, 1);
  const longer = vacations.find(({ startDate, endDate }) => startDate <= next && next <= endDate);
  return longer ? lastDayOff(longer.endDate, vacations) : date;
}

/**
 * Returns one sentence for each vacation of the doctor in this week or the week before: a patient who looks at this week
 * may have come because of it.
 */
export function vacationSentences(
  monday: string,
  today: string,
  vacations: readonly Vacation[],
): readonly string[] {
  const days = [addDays(monday, -7), monday].flatMap(workdaysOf);
  const sentences: string[] = [];
  let last = '';
  for (const date of days) {
    if (date <= last || date < today || !isVacationDay(date, vacations)) continue;
    last = lastDayOff(date, vacations);
    const hasBegun = date === today || isVacationDay(addDays(date, -1), vacations);
    const from = hasBegun ? '' : ` din ${dayAndMonth(date)}`;
    // A day without a year is the next one of that name; a vacation can also have no end.
    const until = last < addDays(date, 364) ? ` până pe ${dayAndMonth(last)}` : '';
    const when = last === date ? ` pe ${dayAndMonth(date)}` : `${from}${until}`;
    sentences.push(`Medicul este în concediu${when}.`);
  }
  return sentences;
}
