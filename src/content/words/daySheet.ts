import { type Doctor, doctorName, type KeptAppointment } from '../../domain/entities';
import { fullDate } from '../dateWords';
import { patientName } from './appointmentText';
import { appointmentCount } from './counts';
import { shortDate } from './dates';
import { textTable } from './text';

/** A time of a doctor's day. Without an appointment and a reason it is free. */
export interface DayRow {
  readonly startTime: string;
  readonly endTime: string;
  readonly appointment?: KeptAppointment;
  /** Date of the patient's last earlier appointment; null if none is stored, undefined without an e-mail address. */
  readonly lastVisit?: string | null;
  /** Why the time is blocked. */
  readonly reason?: string;
}

/** A doctor's day. */
export interface DaySheet {
  readonly doctor: Pick<Doctor, 'id' | 'firstName' | 'lastName'>;
  readonly service: string;
  readonly date: string;
  /** True on a day off. */
  readonly isOff: boolean;
  /** Sorted by time; empty if the doctor does not work on this weekday. */
  readonly rows: readonly DayRow[];
}

/** A time as the sheet shows it. */
export interface SheetLine {
  readonly time: string;
  /** The patient's name, or why there is none. */
  readonly who: string;
  readonly phone: string;
  /** Whether it is confirmed, the earlier visit, and what the patient wrote. */
  readonly notes: readonly string[];
  readonly code: string;
}

function visitWords(lastVisit: string | null | undefined): string {
  if (lastVisit === undefined) return '';
  return lastVisit === null ? 'prima vizită' : `control, ultima dată ${shortDate(lastVisit)}`;
}

/** Returns what a row of a sheet shows. */
export function sheetLine(
  { startTime, endTime, appointment, lastVisit, reason }: DayRow,
  isOff: boolean,
): SheetLine {
  const time = `${startTime}–${endTime}`;
  if (appointment === undefined) {
    const who = reason === undefined ? 'liber' : `blocat: ${reason}`;
    return { time, who: isOff ? 'nu lucrează' : who, phone: '', notes: [], code: '' };
  }
  const { state, patient, reference } = appointment;
  return {
    time,
    who: patientName(appointment),
    phone: patient.phone,
    notes: [state === 'pending' ? 'neconfirmată' : '', visitWords(lastVisit), patient.message].filter(
      Boolean,
    ),
    code: reference,
  };
}

/** Returns `Dr. Ioana Mureșan, Cardiologie`. */
export const sheetTitle = ({ doctor, service }: DaySheet): string => `${doctorName(doctor)}, ${service}`;

/** Returns `luni, 23 noiembrie 2026: 5 programări`; what is not confirmed does not count. */
export function sheetSummary({ date, isOff, rows }: DaySheet): string {
  const booked = rows.filter(({ appointment }) => appointment?.state === 'booked');
  return `${fullDate(date)}${isOff ? ', nu lucrează' : ''}: ${appointmentCount(booked.length)}`;
}

/** Returns a sheet as a text for the screen. */
export function sheetText(sheet: DaySheet): string {
  const title = `${sheetTitle(sheet)}\n${sheetSummary(sheet)}`;
  if (sheet.rows.length === 0) return `${title}, fără program`;
  const lines = sheet.rows.map((row) => sheetLine(row, sheet.isOff));
  const cells = lines.map(({ time, who, phone, notes, code }) => [time, who, phone, notes.join('; '), code]);
  return `${title}\n\n${textTable(['Ora', 'Pacient', 'Telefon', 'Observații', 'Cod'], cells)}`;
}
