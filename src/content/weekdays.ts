import { WORKDAYS } from '../domain/calendarDate';

/** All days of the week. Index 0 is Monday. */
export const DAY_NAMES = ['luni', 'marți', 'miercuri', 'joi', 'vineri', 'sâmbătă', 'duminică'] as const;

/** The same days as those of every week: `lunea`. */
export const RECURRING_DAY_NAMES = [
  'lunea',
  'marțea',
  'miercurea',
  'joia',
  'vinerea',
  'sâmbăta',
  'duminica',
] as const;

/** Days on which the clinic works. Index 0 is Monday. */
export const WORKDAY_NAMES = WORKDAYS.map((weekday) => DAY_NAMES[weekday]);
export type WorkdayName = (typeof WORKDAY_NAMES)[number];

/**
 * Returns the indexes in {@link DAY_NAMES} of a span's first and last day: `luni–vineri` is 0 and 4, `sâmbătă` 5 and 5;
 * -1 for a word that is no day.
 */
export function spanDays(span: string): readonly [first: number, last: number] {
  const [first = '', last = first] = span.split('–');
  const days: readonly string[] = DAY_NAMES;
  return [days.indexOf(first), days.indexOf(last)];
}
