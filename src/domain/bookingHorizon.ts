import { addDays, mondayOf } from './calendarDate';

/** How many weeks ahead of the present one can be booked; undefined where all can. */
export type BookingWeeks = number | undefined;

/** The Monday on which the week of a date opens for bookings; undefined once it has. */
export function opensOn(date: string, today: string, weeks: BookingWeeks): string | undefined {
  // Before the clinic's clock is known nothing is refused.
  if (weeks === undefined || today === '') return undefined;
  const opening = addDays(mondayOf(date), -weeks * 7);
  return today < opening ? opening : undefined;
}
