import { weekName } from '../../content/dateWords';
import { addDays, mondayOf, openingMonday, workdaysOf } from '../../domain/calendarDate';
import type { SlotOnDate } from '../../domain/entities';
import { nearestFreeTimes } from '../../domain/nearestFreeTimes';
import {
  findTime,
  firstFreeTime,
  lastBookable,
  slotStatus,
  type TimeOnDate,
  type Week,
} from '../../domain/slotStatus';

/** One doctor's times, as they are now. */
export type DoctorSituation = Week & { readonly bookingWeeks: number };

/** Returns a date, or the bound that it is beyond. */
function clamp(date: string, earliest: string, latest: string): string {
  if (date < earliest) return earliest;
  return date > latest ? latest : date;
}

/**
 * Returns the free times of the week of a date, by default of the first free time, the Mondays of the weeks around it
 * that can be booked, and the doctor's first free time in any week.
 */
export function freeWeek(doctor: DoctorSituation, near: string | undefined) {
  const { slots, now, bookingWeeks } = doctor;
  const earliest = openingMonday(now.date);
  const latest = mondayOf(lastBookable(now.date, bookingWeeks));
  const first = firstFreeTime(slots, doctor);
  const shown = mondayOf(near ?? first?.date ?? now.date);
  const monday = clamp(shown, earliest, latest);
  const days = workdaysOf(monday).map((date, weekday) => ({
    date,
    times: slots
      .filter((slot) => slot.weekday === weekday && slotStatus(slot, date, doctor) === 'available')
      .map(({ id, startTime, endTime }): TimeOnDate => ({ slotId: id, date, startTime, endTime })),
  }));
  return {
    name: weekName(monday),
    previous: monday > earliest ? addDays(monday, -7) : undefined,
    next: monday < latest ? addDays(monday, 7) : undefined,
    days: days.filter(({ times }) => times.length > 0),
    first,
  };
}

const ALTERNATIVES = 3;

/** Returns the free times closest to one that could not be had; none for one that is not the doctor's. */
export function nearestTimes(doctor: DoctorSituation, time: SlotOnDate): readonly TimeOnDate[] {
  const lost = findTime(doctor, time);
  return lost ? nearestFreeTimes(lost, doctor, ALTERNATIVES) : [];
}
