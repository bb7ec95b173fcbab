import { lastBookable } from '../../domain/bookingHorizon';
import { mondayOf } from '../../domain/calendarDate';
import { clinicTimeAt } from '../../domain/clock';

/** Returns the dates that calls list: from the current week's Monday to the last one that can be booked. */
export function bookableDates(now: number, bookingWeeks: number): readonly [from: string, until: string] {
  const from = mondayOf(clinicTimeAt(now).date);
  return [from, lastBookable(from, bookingWeeks)];
}
