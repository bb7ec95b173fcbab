/** Weekdays of the calendar. Index 0 is Monday. */
export const WEEKDAYS = ['luni', 'marți', 'miercuri', 'joi', 'vineri'] as const;
export type WeekdayName = (typeof WEEKDAYS)[number];
