// Arithmetic on calendar dates (`YYYY-MM-DD`) in UTC, so that no zone and no summer time shifts a date.
import { DAY } from './durations';

/** Weekdays on which the clinic works, from Monday (0, as on the wire) without a gap. */
export const WORKDAYS = [0, 1, 2, 3, 4] as const;
export type Workday = (typeof WORKDAYS)[number];

/** The last date there is: the end of what has none. */
export const LAST_DATE = '9999-12-31';

const toUtc = (date: string): number => Date.parse(`${date}T00:00:00Z`);
const fromUtc = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** Returns whether a text is a real date of the years 0001 to 9999, e.g. not `2026-02-30`. */
export function isCalendarDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const ms = toUtc(text);
  return !Number.isNaN(ms) && fromUtc(ms) === text;
}

export function addDays(date: string, days: number): string {
  return fromUtc(toUtc(date) + days * DAY);
}

/** Returns 0 for Monday to 6 for Sunday. */
export function weekdayOf(date: string): number {
  return (new Date(toUtc(date)).getUTCDay() + 6) % 7;
}

export function isWorkday(weekday: number): weekday is Workday {
  return weekday >= 0 && weekday < WORKDAYS.length;
}

export function mondayOf(date: string): string {
  return addDays(date, -weekdayOf(date));
}

/** Returns the dates of the workdays of the week that starts on `monday`. */
export function workdaysOf(monday: string): readonly string[] {
  return WORKDAYS.map((weekday) => addDays(monday, weekday));
}

/** Returns the dates of a weekday between two dates, both included. */
export function datesOfWeekday(weekday: number, from: string, until: string): readonly string[] {
  const dates: string[] = [];
  for (let date = addDays(from, (weekday - weekdayOf(from) + 7) % 7); date <= until; date = addDays(date, 7))
    dates.push(date);
  return dates;
}

/** Returns the Monday of the week that a calendar opens on: this week's, or next week's after the last workday. */
export function openingMonday(today: string): string {
  const monday = mondayOf(today);
  return isWorkday(weekdayOf(today)) ? monday : addDays(monday, 7);
}
