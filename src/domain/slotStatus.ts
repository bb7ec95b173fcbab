import { addDays, mondayOf, openingMonday, weekdayOf, workdaysOf } from './calendarDate';
import type { ClinicTime } from './clock';
import type { BookableSlot, SlotOnDate, Vacation } from './entities';

/** The five display states, also the values of `data-state`, and whether a slot in that state can be chosen. */
const CHOOSABLE = {
  available: true,
  taken: false,
  selected: true,
  expired: false,
  vacation: false,
} as const;

export type SlotStatus = keyof typeof CHOOSABLE;
export const SLOT_STATUSES = Object.keys(CHOOSABLE) as SlotStatus[];

/** The states in which a press shows a message instead of choosing the slot. */
export type RefusedStatus = {
  [Status in SlotStatus]: (typeof CHOOSABLE)[Status] extends true ? never : Status;
}[SlotStatus];

export const isRefused = (status: SlotStatus): status is RefusedStatus => !CHOOSABLE[status];

export const isSameTime = (time: SlotOnDate, other: SlotOnDate | null | undefined): boolean =>
  time.slotId === other?.slotId && time.date === other.date;

/** Returns whether a date is a day off; both ends of a vacation are. */
export function isVacationDay(date: string, vacations: readonly Vacation[]): boolean {
  return vacations.some(({ startDate, endDate }) => startDate <= date && date <= endDate);
}

/** Returns whether a slot has started: on an earlier day, or today at or before the current time. */
export function isExpired(date: string, startTime: string, now: ClinicTime): boolean {
  return date < now.date || (date === now.date && startTime <= now.time);
}

/** When an appointment begins, in clinic time. */
export type Start = Pick<TimeOnDate, 'date' | 'startTime'>;

/** Returns whether a time starts before another one; false if both start together. */
export const isEarlier = (time: Start, other: Start): boolean =>
  time.date < other.date || (time.date === other.date && time.startTime < other.startTime);

/** The number of weeks ahead that can be booked; undefined for all. */
export type BookingWeeks = number | undefined;

/** Returns the last date that can be booked. Weeks open as a whole, each on a Monday. */
export const lastBookable = (today: string, weeks: number): string => addDays(mondayOf(today), weeks * 7 + 6);

/** Returns the Monday on which a date's week opens for booking; undefined when it is open. */
export function opensOn(date: string, today: string, weeks: BookingWeeks): string | undefined {
  if (weeks === undefined || date <= lastBookable(today, weeks)) return undefined;
  return addDays(mondayOf(date), -weeks * 7);
}

export interface SlotSituation {
  readonly now: ClinicTime;
  readonly vacations: readonly Vacation[];
  readonly bookingWeeks?: BookingWeeks;
  readonly selected?: SlotOnDate | null;
}

/** A doctor's slots with all that decides which of their times can be chosen. */
export interface Week extends Omit<SlotSituation, 'selected'> {
  readonly slots: readonly BookableSlot[];
}

/** One doctor's times, as they are now. */
export type DoctorSituation = Week & { readonly bookingWeeks: number };

/** Returns the display state, by the order vacation (or a week not open yet), expired, taken, selected, available. */
export function slotStatus(
  slot: BookableSlot,
  date: string,
  { now, vacations, bookingWeeks, selected }: SlotSituation,
): SlotStatus {
  if (opensOn(date, now.date, bookingWeeks) !== undefined) return 'vacation';
  if (isVacationDay(date, vacations)) return 'vacation';
  if (isExpired(date, slot.startTime, now)) return 'expired';
  if (slot.bookedDates.includes(date)) return 'taken';
  if (isSameTime({ slotId: slot.id, date }, selected)) return 'selected';
  return 'available';
}

/** The number of weeks that `Primul interval liber` searches. */
export const SEARCH_WEEKS = 26;

/** A slot on a date, with its times on the clinic's clock. */
export interface TimeOnDate extends SlotOnDate {
  readonly startTime: string;
  readonly endTime: string;
}

/** Returns a doctor's time with its display state; undefined for one that the doctor does not offer. */
export function findTime(week: Week, { slotId, date }: SlotOnDate, selected: SlotOnDate | null = null) {
  const slot = week.slots.find(({ id, weekday }) => id === slotId && weekday === weekdayOf(date));
  if (slot === undefined) return undefined;
  const { startTime, endTime } = slot;
  return { slotId, date, startTime, endTime, status: slotStatus(slot, date, { ...week, selected }) };
}

/** The number of free times that are offered at once: a doctor's first ones, or those nearest to a lost one. */
export const OFFERED_TIMES = 3;

/** Returns the free times from now on, earliest first, within 26 weeks; the slots are sorted by time. */
export function nextFreeTimes(doctor: Week, limit: number): readonly TimeOnDate[] {
  const found: TimeOnDate[] = [];
  const firstMonday = openingMonday(doctor.now.date);
  for (let week = 0; week < SEARCH_WEEKS; week += 1) {
    for (const [weekday, date] of workdaysOf(addDays(firstMonday, week * 7)).entries()) {
      for (const slot of doctor.slots) {
        if (slot.weekday !== weekday || slotStatus(slot, date, doctor) !== 'available') continue;
        const { id, startTime, endTime } = slot;
        found.push({ slotId: id, date, startTime, endTime });
        if (found.length === limit) return found;
      }
    }
  }
  return found;
}

/** Returns the time behind `Primul interval liber`; undefined when there is none within 26 weeks. */
export const firstFreeTime = (doctor: Week): TimeOnDate | undefined => nextFreeTimes(doctor, 1)[0];
