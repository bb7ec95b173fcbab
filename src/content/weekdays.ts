import { WORKDAYS } from '../domain/calendarDate';

/** All days of the week. Index 0 is Monday. */
export const DAYS = ['luni', 'marți', 'miercuri', 'joi', 'vineri', 'sâmbătă', 'duminică'] as const;

/** The same days as those of every week: `lunea`. */
export const WEEKLY = ['lunea', 'marțea', 'miercurea', 'joia', 'vinerea', 'sâmbăta', 'duminica'] as const;

/** Days on which the clinic works. Index 0 is Monday. */
export const WEEKDAYS = WORKDAYS.map((weekday) => DAYS[weekday]);
export type WeekdayName = (typeof WEEKDAYS)[number];

/** Returns the indexes in {@link DAYS} of a span's first and last day: `luni–vineri` is 0 and 4, `sâmbătă` 5 and 5. */
export function spanDays(span: string): readonly [first: number, last: number] {
  const [first = '', last = first] = span.split('–');
  const days: readonly string[] = DAYS;
  return [days.indexOf(first), days.indexOf(last)];
}
