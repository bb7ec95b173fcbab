import { type Doctor, doctorName, type KeptAppointment } from '../../domain/entities';
import { fullDate } from '../dateWords';
import { listedName } from './appointmentText';
import { appointmentCount } from './counts';
import { shortDate } from './dates';
import { textTable } from './text';

/** The patient's last visit before the day, as far as it is stored. */
export type LastVisit = { readonly kind: 'first' } | { readonly kind: 'control'; readonly date: string };

/** A time of a doctor's day. Without an appointment and a reason it is free. */
export interface SheetRow {
  readonly startTime: string;
  readonly endTime: string;
  readonly appointment?: KeptAppointment;
  /** Undefined without an e-mail address, and where an earlier appointment is still to come. */
  readonly lastVisit?: LastVisit | undefined;
  /** Why the time is blocked. */
  readonly reason?: string;
}

export interface DaySheet {
  readonly doctor: Pick<Doctor, 'id' | 'firstName' | 'lastName'>;
  readonly service: string;
  readonly date: string;
  /** True on a day off. */
  readonly isOff: boolean;
  /** Sorted by time; empty if the doctor does not work on this weekday. */
  readonly rows: readonly SheetRow[];
}

/** A time as the sheet shows it. */
interface SheetLine {
  readonly time: string;
  /** The patient's name, or why there is none. */
  readonly who: string;
  readonly phone: string;
  /** The confirmation's state, the earlier visit, and the patient's message. */
  readonly notes: readonly string[];
  readonly code: string;
}

function visitWords(visit: LastVisit): string {
  return visit.kind === 'first' ? 'prima vizită' : `control, ultima dată ${shortDate(visit.date)}`;
}

export function sheetLine(
  { startTime, endTime, appointment, lastVisit, reason }: SheetRow,
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
    who: listedName(appointment),
    phone: patient.phone,
    notes: [
      state === 'pending' ? 'neconfirmată' : '',
      lastVisit ? visitWords(lastVisit) : '',
      patient.message,
    ].filter(Boolean),
    code: reference,
  };
}

/** Returns a day's rows with free and blocked times that follow each other as one; on a day off only appointments. */
export function joinedRows({ rows, isOff }: DaySheet): readonly SheetRow[] {
  const joined: SheetRow[] = [];
  for (const row of rows.filter(({ appointment }) => appointment !== undefined || !isOff)) {
    const last = joined.at(-1);
    const isAlike = last && !last.appointment && !row.appointment && last.reason === row.reason;
    if (isAlike && last.endTime === row.startTime) joined.splice(-1, 1, { ...last, endTime: row.endTime });
    else joined.push(row);
  }
  return joined;
}

/** Returns the times of a day without patients in one line: `Dr. Ioana Mureșan, Cardiologie: 09:00–12:30 liber`. */
export function idleLine(sheet: DaySheet): string {
  const times = joinedRows(sheet).map((row) => Object.values(sheetLine(row, false)).slice(0, 2).join(' '));
  return `${sheetTitle(sheet)}: ${sheet.isOff ? 'nu lucrează' : times.join('; ') || 'fără program'}`;
}

export const hasPatients = ({ rows }: DaySheet): boolean => rows.some(({ appointment }) => appointment);

export const noHours = (date: string): string => `Niciun medic nu are program ${fullDate(date)}.`;

/** Returns `Dr. Ioana Mureșan, Cardiologie`. */
export const sheetTitle = ({ doctor, service }: DaySheet): string => `${doctorName(doctor)}, ${service}`;

/** Returns `luni, 23 noiembrie 2026: 5 programări`; what is not confirmed does not count. */
export function sheetSummary({ date, isOff, rows }: DaySheet): string {
  const booked = rows.filter(({ appointment }) => appointment?.state === 'booked');
  return `${fullDate(date)}${isOff ? ', nu lucrează' : ''}: ${appointmentCount(booked.length)}`;
}

export function sheetText(sheet: DaySheet): string {
  const title = `${sheetTitle(sheet)}\n${sheetSummary(sheet)}`;
  if (sheet.rows.length === 0) return `${title}, fără program`;
  const lines = sheet.rows.map((row) => sheetLine(row, sheet.isOff));
  const cells = lines.map(({ time, who, phone, notes, code }) => [time, who, phone, notes.join('; '), code]);
  return `${title}\n\n${textTable(['Ora', 'Pacient', 'Telefon', 'Observații', 'Cod'], cells)}`;
}
