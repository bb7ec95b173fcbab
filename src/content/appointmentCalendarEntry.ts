import type { CalendarEntry } from '../domain/calendarFile';
import { doctorName } from '../domain/doctorName';
import type { AppointmentDetails } from '../domain/entities';
import { knownService } from './bookableServices';
import { clinic } from './clinic';

/**
 * An appointment as a patient's calendar shows it.
 * @param uid what tells it from every other of this clinic; its reference, where it has one
 */
export function appointmentCalendarEntry(appointment: AppointmentDetails, uid: string): CalendarEntry {
  const { service, doctor, date, startTime, endTime, reference } = appointment;
  const known = service && knownService(service.id, service.name);
  return {
    uid: `${uid}@${clinic.email.split('@')[1] ?? ''}`,
    title: [service?.name, doctor && doctorName(doctor)].filter(Boolean).join(', '),
    description: [
      reference && `Număr de referință: ${reference}`,
      known?.preparation,
      `Telefon: ${clinic.phone.label}`,
    ]
      .filter(Boolean)
      .join('\n'),
    place: `${clinic.name}, ${clinic.street}, ${clinic.postalCode} ${clinic.city} (${clinic.landmark})`,
    organizer: { name: clinic.name, email: clinic.email },
    date,
    startTime,
    endTime,
  };
}
