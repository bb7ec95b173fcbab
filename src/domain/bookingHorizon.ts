import { addDays, mondayOf } from './calendarDate';

/** The number of weeks ahead that can be booked; undefined for all. */
export type BookingWeeks = number | undefined;

/** The last date that can be booked: whole weeks open, each on a Monday. */
export const lastBookable = (today: string, weeks: number): string => addDays(mondayOf(today), weeks * 7 + 6);

/** The Monday on which the week of a date opens for bookings; undefined once it has. */
export function opensOn(date: string, today: string, weeks: BookingWeeks): string | undefined {
  // Before the clinic's clock is known nothing is refused.
  if (weeks === undefined || today === '' || date <= lastBookable(today, weeks)) return undefined;
  return addDays(mondayOf(date), -weeks * 7);
}
