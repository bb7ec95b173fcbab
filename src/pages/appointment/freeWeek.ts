import { weekName } from '../../content/dateWords';
import { addDays, mondayOf, openingMonday, workdaysOf } from '../../domain/calendarDate';
import type { ClinicTime } from '../../domain/clock';
import type { BookableSlot, SlotOnDate, Vacation } from '../../domain/entities';
import { nearestFreeTimes } from '../../domain/nearestFreeTimes';
import {
  firstFreeTime,
  slotStatus,
  type SlotStatus,
  type TimeOnDate,
  lastBookable,
} from '../../domain/slotStatus';

/** One doctor's times, as they are now. */
export interface DoctorSituation {
  readonly slots: readonly BookableSlot[];
  readonly vacations: readonly Vacation[];
  readonly now: ClinicTime;
  readonly bookingWeeks: number;
}

interface FreeWeek {
  readonly name: string;
  /** Mondays of the weeks before and after it; undefined where none can be booked. */
  readonly previous: string | undefined;
  readonly next: string | undefined;
  /** The days that have free times. */
  readonly days: readonly { readonly date: string; readonly times: readonly TimeOnDate[] }[];
  /** The doctor's first free time in any week; undefined without one. */
  readonly first: TimeOnDate | undefined;
}

/** Returns a date, or the bound that it is beyond. */
function clamp(date: string, earliest: string, latest: string): string {
  if (date < earliest) return earliest;
  return date > latest ? latest : date;
}

/** Returns the free times of the week of a date, by default of the first free time. */
export function freeWeek(doctor: DoctorSituation, near: string | undefined): FreeWeek {
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

/** Returns a doctor's time with what can be done with it; undefined for one that is not the doctor's. */
export function findTime(
  doctor: DoctorSituation,
  { slotId, date }: SlotOnDate,
): (TimeOnDate & { readonly status: SlotStatus }) | undefined {
  const slot = doctor.slots.find(({ id }) => id === slotId);
  if (slot === undefined) return undefined;
  const { startTime, endTime } = slot;
  return { slotId, date, startTime, endTime, status: slotStatus(slot, date, doctor) };
}

const ALTERNATIVES = 3;

/** Returns the free times closest to one that could not be had; none for one that is not the doctor's. */
export function nearestTimes(doctor: DoctorSituation, time: SlotOnDate): readonly TimeOnDate[] {
  const lost = findTime(doctor, time);
  return lost ? nearestFreeTimes(lost, doctor, ALTERNATIVES) : [];
}
