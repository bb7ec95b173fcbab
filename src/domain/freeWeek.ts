import { addDays, mondayOf, openingMonday, workdaysOf } from './calendarDate';
import { firstFreeTime, lastBookable, slotStatus, type DoctorSituation, type TimeOnDate } from './slotStatus';

/** Returns a date, or the bound that it is beyond. */
function clamp(date: string, earliest: string, latest: string): string {
  if (date < earliest) return earliest;
  return date > latest ? latest : date;
}

/**
 * Returns the free times of the week of a date, by default of the first free time, its Monday, those of the weeks
 * around it that can be booked, and the doctor's first free time in any week.
 */
export function freeWeek(doctor: DoctorSituation, near: string | undefined) {
  const { slots, now, bookingWeeks } = doctor;
  const earliest = openingMonday(now.date);
  const latest = mondayOf(lastBookable(now.date, bookingWeeks));
  const first = firstFreeTime(doctor);
  const shown = mondayOf(near ?? first?.date ?? now.date);
  const monday = clamp(shown, earliest, latest);
  const days = workdaysOf(monday).map((date, weekday) => ({
    date,
    times: slots
      .filter((slot) => slot.weekday === weekday && slotStatus(slot, date, doctor) === 'available')
      .map(({ id, startTime, endTime }): TimeOnDate => ({ slotId: id, date, startTime, endTime })),
  }));
  return {
    monday,
    previous: monday > earliest ? addDays(monday, -7) : undefined,
    next: monday < latest ? addDays(monday, 7) : undefined,
    days: days.filter(({ times }) => times.length > 0),
    first,
  };
}
