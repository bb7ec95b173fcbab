import { appointmentCalendarEntry } from '../../../content/appointmentCalendarEntry';
import { calendarFileOf } from '../../../domain/calendarFile';
import { doctorName } from '../../../domain/doctorName';
import type { ClinicProfile } from '../../../domain/facts';
import type { StoredAppointment } from '../../booking/find';
import { patientName } from '../../../content/words/appointmentText';
import { clinicMoment } from '../../../content/words/dates';
import { factLines } from '../../../content/words/text';
import { writeCsv } from '../io/csv';

/** A column for each fact. Dates are `YYYY-MM-DD`, which every spreadsheet sorts and reads. */
const COLUMNS: Readonly<Record<string, (one: StoredAppointment) => string>> = {
  Cod: (one) => one.reference,
  Data: (one) => one.date,
  'De la': (one) => one.startTime,
  'Până la': (one) => one.endTime,
  Medic: (one) => doctorName(one.doctor),
  Specialitate: (one) => one.service.name,
  Nume: (one) => one.patient.lastName,
  Prenume: (one) => one.patient.firstName,
  Telefon: (one) => one.patient.phone,
  'E-mail': (one) => one.patient.email,
  Mesaj: (one) => one.patient.message,
  'Făcută la': (one) => clinicMoment(one.createdAt),
  'Anulată la': (one) => (one.cancelledAt === null ? '' : clinicMoment(one.cancelledAt)),
};

export const appointmentsCsv = (appointments: readonly StoredAppointment[]): string =>
  writeCsv(
    Object.keys(COLUMNS),
    appointments.map((one) => Object.values(COLUMNS).map((cell) => cell(one))),
  );

/**
 * Makes a calendar for the clinic's own use: each entry leads with the patient.
 * @param writtenAt ms since the epoch
 */
export function appointmentsCalendar(
  appointments: readonly StoredAppointment[],
  clinic: ClinicProfile,
  writtenAt: number,
): string {
  const events = appointments.map((one) => {
    const entry = appointmentCalendarEntry(one, one.reference, clinic);
    const { phone, email, message } = one.patient;
    const facts = { Cod: one.reference, Telefon: phone, 'E-mail': email, Mesaj: message };
    const title = `${patientName(one)}: ${entry.title}`;
    return {
      entry: { ...entry, title, description: factLines(Object.entries(facts)) },
      version: one.cancelledAt === null ? ('booked' as const) : ('cancelled' as const),
    };
  });
  return calendarFileOf(events, writtenAt);
}
