import { appointmentCalendarEntry } from '../../../content/appointmentCalendarEntry';
import { calendarFile } from '../../../domain/calendarFile';
import type { AppointmentDetails } from '../../../domain/entities';
import type { ClinicProfile } from '../../../domain/facts';

/**
 * Returns the appointment's calendar file as a data URL, for another backend, which has no page for it.
 * @param uid unique within the clinic
 */
export function calendarAddress(appointment: AppointmentDetails, uid: string, clinic: ClinicProfile): string {
  const entry = appointmentCalendarEntry(appointment, uid, clinic);
  return `data:text/calendar;charset=utf-8,${encodeURIComponent(calendarFile(entry, 'booked', Date.now()))}`;
}
