import { addDays } from './calendarDate';
import { clinicInstant, type ClinicTime } from './clock';

/** Reminders come this many days before an appointment, at its hour. */
const DAYS_BEFORE = { week: 7, day: 1 } as const;

/** @returns when each reminder of an appointment is due, in ms since the epoch */
export function reminderTimes({
  date,
  time,
}: ClinicTime): Readonly<Record<keyof typeof DAYS_BEFORE, number>> {
  const before = (days: number): number => clinicInstant({ date: addDays(date, -days), time });
  return { week: before(DAYS_BEFORE.week), day: before(DAYS_BEFORE.day) };
}
