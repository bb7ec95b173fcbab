import type { CalendarEntry } from '../domain/calendarFile';
import { doctorName } from '../domain/doctorName';
import type { AppointmentDetails } from '../domain/entities';
import type { ClinicProfile } from '../domain/facts';

/** Below an appointment's own page: the same for a calendar. */
export const CALENDAR_FILE = 'programare.ics';

/** Never another one: a cancellation names the entry that was mailed, whatever the clinic's address is by then. */
const UID_DOMAIN = 'clinica-luminis.example';

/**
 * Returns an appointment as an entry of a patient's calendar.
 * @param uid unique within this clinic: its reference, where it has one
 */
export function appointmentCalendarEntry(
  appointment: AppointmentDetails,
  uid: string,
  clinic: ClinicProfile,
): CalendarEntry {
  const { service, doctor, date, startTime, endTime, reference } = appointment;
  return {
    uid: `${uid}@${UID_DOMAIN}`,
    title: [service?.name, doctor && doctorName(doctor)].filter(Boolean).join(', '),
    description: [
      reference && `Codul programării: ${reference}`,
      appointment.preparation,
      `Telefon: ${clinic.phone}`,
    ]
      .filter(Boolean)
      .join('\n'),
    place: `${clinic.name}, ${clinic.street}, ${clinic.postalCode} ${clinic.city} (${clinic.landmark})`,
    organizer: { name: clinic.name, email: clinic.email },
    date,
    startTime,
    endTime,
    moves: appointment.moves,
  };
}
