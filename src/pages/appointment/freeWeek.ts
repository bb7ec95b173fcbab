import { weekName } from '../../content/dateWords';
import { moveTexts } from '../../content/pages/appointment';
import { lastBookable } from '../../domain/bookingHorizon';
import { addDays, mondayOf, openingMonday, workdaysOf } from '../../domain/calendarDate';
import type { ClinicTime } from '../../domain/clock';
import type { BookableSlot, SlotOnDate, Vacation } from '../../domain/entities';
import { nearestFreeTimes } from '../../domain/nearestFreeTimes';
import { firstFreeTime, slotStatus, type SlotStatus, type TimeOnDate } from '../../domain/slotStatus';

/** One doctor's times, as they are now. */
export interface DoctorSituation {
  readonly slots: readonly BookableSlot[];
  readonly vacations: readonly Vacation[];
  readonly now: ClinicTime;
  readonly bookingWeeks: number;
}

/** A week of a calendar; without a Monday it is the one that is shown. */
interface WeekStep {
  readonly text: string;
  readonly monday?: string;
}

interface FreeWeek {
  /** The shown week between the others that can be reached from it. */
  readonly weeks: readonly WeekStep[];
  readonly days: readonly { readonly date: string; readonly times: readonly TimeOnDate[] }[];
}

/** Returns the free times of the week around a date; of the first free time's without a date. */
export function freeWeek(doctor: DoctorSituation, near: string | undefined): FreeWeek {
  const { slots, now, bookingWeeks } = doctor;
  const [first, last] = [openingMonday(now.date), mondayOf(lastBookable(now.date, bookingWeeks))];
  const shown = near ?? firstFreeTime(slots, doctor)?.date ?? now.date;
  const monday = [first, mondayOf(shown), last].sort()[1] ?? first;
  const days = workdaysOf(monday).map((date, weekday) => ({
    date,
    times: slots
      .filter((slot) => slot.weekday === weekday && slotStatus(slot, date, doctor) === 'available')
      .map(({ id, startTime, endTime }): TimeOnDate => ({ slotId: id, date, startTime, endTime })),
  }));
  const isFull = days.every(({ times }) => times.length === 0);
  const firstFree = isFull ? firstFreeTime(slots, doctor) : undefined;
  const weeks = [
    ...(monday > first ? [{ text: moveTexts.previous, monday: addDays(monday, -7) }] : []),
    { text: weekName(monday) },
    ...(monday < last ? [{ text: moveTexts.next, monday: addDays(monday, 7) }] : []),
    ...(firstFree ? [{ text: moveTexts.firstFree, monday: mondayOf(firstFree.date) }] : []),
  ];
  return { weeks, days };
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
