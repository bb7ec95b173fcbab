import { addDays } from './calendarDate';
import { clinicInstant, type ClinicTime } from './clock';

/** @returns when each reminder of an appointment is due, at its hour, in ms since the epoch */
export function reminderTimes({ date, time }: ClinicTime): { readonly week: number; readonly day: number } {
  const before = (days: number): number => clinicInstant({ date: addDays(date, -days), time });
  return { week: before(7), day: before(1) };
}
