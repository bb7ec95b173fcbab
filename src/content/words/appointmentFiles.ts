import { appointmentCalendarEntry } from '../appointmentCalendarEntry';
import { calendarFileOf } from '../../domain/calendarFile';
import { doctorName, type KeptAppointment } from '../../domain/entities';
import type { ClinicProfile } from '../../domain/facts';
import { patientDetails, patientFacts, listedName, STATES } from './appointmentText';
import { clinicDateTime } from './dates';
import { factLines } from './text';

/** Writes a number in groups, `0740 123 456`: a spreadsheet would drop the zero of a number without spaces. */
const groupedPhone = (phone: string): string =>
  /^\d+$/.test(phone) ? phone.replaceAll(/(?<=^\d{4}(?:\d{3})*)(?=\d)/g, ' ') : phone;

/** Columns of the CSV. Dates are `YYYY-MM-DD`, which every spreadsheet sorts and reads. */
const COLUMNS: Readonly<Record<string, (one: KeptAppointment) => string>> = {
  Cod: (one) => one.reference,
  Data: (one) => one.date,
  'De la': (one) => one.startTime,
  'Până la': (one) => one.endTime,
  Medic: (one) => doctorName(one.doctor),
  Specialitate: (one) => one.service.name,
  Nume: (one) => one.patient.lastName,
  Prenume: (one) => one.patient.firstName,
  ...Object.fromEntries(
    patientDetails.map(([field, label]) => [
      label,
      ({ patient }: KeptAppointment) => (field === 'phone' ? groupedPhone(patient.phone) : patient[field]),
    ]),
  ),
  Stare: (one) => STATES[one.state],
  'Făcută la': (one) => clinicDateTime(one.createdAt),
  'Anulată la': (one) => (one.cancelledAt === null ? '' : clinicDateTime(one.cancelledAt)),
};

export const APPOINTMENT_COLUMNS = Object.keys(COLUMNS);

/** Returns the rows of the CSV, without its head. */
export const appointmentRows = (appointments: readonly KeptAppointment[]): string[][] =>
  appointments.map((one) => Object.values(COLUMNS).map((cell) => cell(one)));

/**
 * Builds a calendar file for the clinic's own use: each title begins with the patient's name.
 * @param writtenAt ms since the epoch
 */
export function appointmentsCalendar(
  appointments: readonly KeptAppointment[],
  clinic: ClinicProfile,
  writtenAt: number,
): string {
  const events = appointments.map((one) => {
    const entry = appointmentCalendarEntry(one, one.reference, clinic);
    const title = `${one.state === 'pending' ? 'neconfirmată, ' : ''}${listedName(one)}: ${entry.title}`;
    return {
      entry: { ...entry, title, description: factLines([['Cod', one.reference], ...patientFacts(one)]) },
      version: one.state,
    };
  });
  return calendarFileOf(events, writtenAt);
}
