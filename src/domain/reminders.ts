import { addDays } from './calendarDate';
import { clinicInstant, type ClinicTime } from './clock';

/** Returns when an appointment's reminders are due (ms since the epoch), at the appointment's own time of day. */
export function reminderTimes({ date, time }: ClinicTime): { readonly week: number; readonly day: number } {
  const before = (days: number): number => clinicInstant({ date: addDays(date, -days), time });
  return { week: before(7), day: before(1) };
}

type Reminder = keyof ReturnType<typeof reminderTimes>;

/** Returns the reminder that is due at an instant (ms since the epoch), and since when; undefined for none. */
export function dueReminder(
  appointment: ClinicTime,
  now: number,
): { readonly reminder: Reminder; readonly dueAt: number } | undefined {
  const { week, day } = reminderTimes(appointment);
  if (now < week || now >= clinicInstant(appointment)) return undefined;
  return now < day ? { reminder: 'week', dueAt: week } : { reminder: 'day', dueAt: day };
}
