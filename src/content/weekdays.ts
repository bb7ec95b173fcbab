/** Weekdays of the calendar. Index 0 is Monday. */
export const WEEKDAYS = ['luni', 'marți', 'miercuri', 'joi', 'vineri'] as const;
export type WeekdayName = (typeof WEEKDAYS)[number];

/** The same weekdays as those of every week: `lunea`. */
export const WEEKLY: readonly string[] = ['lunea', 'marțea', 'miercurea', 'joia', 'vinerea'];

/** All days of the week. Index 0 is Monday. */
export const DAYS: readonly string[] = [...WEEKDAYS, 'sâmbătă', 'duminică'];

/** Returns the indexes in {@link DAYS} of a span's first and last day: `luni–vineri` is 0 and 4, `sâmbătă` 5 and 5. */
export function spanDays(span: string): readonly [first: number, last: number] {
  const [first = '', last = first] = span.split('–');
  return [DAYS.indexOf(first), DAYS.indexOf(last)];
}
