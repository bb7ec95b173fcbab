/** Monday to Friday, as the calendar has them. */
export const WEEKDAYS = ['luni', 'marți', 'miercuri', 'joi', 'vineri'] as const;
export type WeekdayName = (typeof WEEKDAYS)[number];
