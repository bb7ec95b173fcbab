import { appointmentCalendarEntry } from '../../../content/appointmentCalendarEntry';
import { fullDate } from '../../../content/dateWords';
import { calendarFileOf } from '../../../domain/calendarFile';
import { doctorName } from '../../../domain/doctorName';
import type { ClinicProfile } from '../../../domain/facts';
import type { StoredAppointment } from '../../booking/find';
import type { DaySheet } from '../../staff/daySheet';
import { patientName } from '../../words/appointmentText';
import { clinicMoment } from '../../words/dates';
import { factLines, textTable } from '../../words/text';
import { appointmentCount } from '../io/counts';
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

/** Returns a day sheet to print and lay on the doctor's desk. */
export function daySheetText({ doctor, service, date, onVacation, lines }: DaySheet): string {
  const booked = lines.filter(({ appointment }) => appointment !== null).length;
  const vacation = onVacation ? ', în concediu' : '';
  const title = `${doctorName(doctor)}, ${service}\n${fullDate(date)}${vacation}: ${appointmentCount(booked)}`;
  if (lines.length === 0) return title;
  const rows = lines.map(({ startTime, endTime, appointment }) => {
    const time = `${startTime}–${endTime}`;
    if (appointment === null) return [time, onVacation ? 'concediu' : 'liber', '', '', ''];
    const { phone, message } = appointment.patient;
    return [time, patientName(appointment), phone, message, appointment.reference];
  });
  return `${title}\n\n${textTable(['Ora', 'Pacient', 'Telefon', 'Mesaj', 'Cod'], rows)}`;
}
