import type { CalendarEntry } from '../domain/calendarFile';
import { type AppointmentDetails, doctorName } from '../domain/entities';
import type { ClinicProfile } from '../domain/facts';
import { addressLine } from './directions';

/** Fixed, even if the clinic's address changes: a cancellation must name the entry that was mailed. */
const UID_DOMAIN = 'clinic-website';

/** Returns the UID of an entry, the same in every file and calendar. */
export const calendarUid = (name: string): string => `${name}@${UID_DOMAIN}`;

/**
 * Builds an appointment's entry for the patient's calendar.
 * @param uid unique within this clinic: the reference, if the appointment has one
 */
export function appointmentCalendarEntry(
  appointment: AppointmentDetails,
  uid: string,
  clinic: ClinicProfile,
): CalendarEntry {
  const { service, doctor, date, startTime, endTime, reference } = appointment;
  return {
    uid: calendarUid(uid),
    title: [service?.name, doctor && doctorName(doctor)].filter(Boolean).join(', '),
    description: [
      reference && `Codul programării: ${reference}`,
      appointment.preparation,
      `Telefon: ${clinic.phone}`,
    ]
      .filter(Boolean)
      .join('\n'),
    place: `${clinic.name}, ${addressLine(clinic)}`,
    organizer: { name: clinic.name, email: clinic.email },
    date,
    startTime,
    endTime,
    moves: appointment.moves,
  };
}
