import { addDays } from './calendarDate';
import { clinicInstant, type ClinicTime } from './clock';

/** @returns when each reminder of an appointment is due, at its hour, in ms since the epoch */
export function reminderTimes({ date, time }: ClinicTime): { readonly week: number; readonly day: number } {
  const before = (days: number): number => clinicInstant({ date: addDays(date, -days), time });
  return { week: before(7), day: before(1) };
}

export type Reminder = keyof ReturnType<typeof reminderTimes>;

/** @returns which reminder of an appointment would be sent at an instant (ms since the epoch), and since when it is due */
export function dueReminder(
  appointment: ClinicTime,
  now: number,
): { readonly reminder: Reminder; readonly dueAt: number } | undefined {
  const { week, day } = reminderTimes(appointment);
  if (now < week || now >= clinicInstant(appointment)) return undefined;
  return now < day ? { reminder: 'week', dueAt: week } : { reminder: 'day', dueAt: day };
}
