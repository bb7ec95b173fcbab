import { addDays, mondayOf } from './calendarDate';

/** The number of weeks ahead that can be booked; undefined for all. */
export type BookingWeeks = number | undefined;

/** Returns the last date that can be booked. Weeks open as a whole, each on a Monday. */
export const lastBookable = (today: string, weeks: number): string => addDays(mondayOf(today), weeks * 7 + 6);

/** Returns the Monday on which a date's week opens for booking; undefined when it is open. */
export function opensOn(date: string, today: string, weeks: BookingWeeks): string | undefined {
  if (weeks === undefined || date <= lastBookable(today, weeks)) return undefined;
  return addDays(mondayOf(date), -weeks * 7);
}
