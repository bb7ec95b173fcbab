import { appointmentCalendarEntry } from '../../../content/appointmentCalendarEntry';
import type { ClinicProfile } from '../../../domain/facts';
import { calendarFileOf } from '../../../domain/calendarFile';
import type { StoredAppointment } from '../../booking/find';
import { factLines } from '../../words/text';
import { patientName } from '../../words/appointmentText';

/**
 * A calendar for the clinic's own use: each entry leads with the patient.
 * @param writtenAt ms since the epoch
 */
export function appointmentsCalendar(
  appointments: readonly StoredAppointment[],
  clinic: ClinicProfile,
  writtenAt: number,
): string {
  const events = appointments.map((one) => {
    const entry = appointmentCalendarEntry(one, one.reference, clinic);
    const facts = [
      ['Cod', one.reference],
      ['Telefon', one.patient.phone],
      ['E-mail', one.patient.email],
      ['Mesaj', one.patient.message],
    ] as const;
    const title = `${patientName(one)}: ${entry.title}`;
    return {
      entry: { ...entry, title, description: factLines(facts) },
      version: one.cancelledAt === null ? ('booked' as const) : ('cancelled' as const),
    };
  });
  return calendarFileOf(events, writtenAt);
}
