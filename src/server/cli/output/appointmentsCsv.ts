import { doctorName } from '../../../domain/doctorName';
import type { StoredAppointment } from '../../database/ports/appointmentStore';
import { clinicMoment } from '../../words/dates';

/** Excel reads UTF-8 only behind this mark. */
const BYTE_ORDER_MARK = '\ufeff';

/** What Excel expects between cells where, as in Romania, numbers have a decimal comma. */
const SEPARATOR = ';';

/** A cell that a spreadsheet would take for a formula gets an apostrophe (OWASP, CSV injection). */
const harmless = (cell: string): string => (/^\s*[=+\-@]/.test(cell) ? `'${cell}` : cell);

/** RFC 4180: quoted, quotes doubled. */
const quoted = (cell: string): string => `"${harmless(cell).replaceAll('"', '""')}"`;

/** A table that Excel and LibreOffice open with `ș` and `ț` in place and no formula alive. */
export function writeCsv(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + [head, ...rows].map((row) => `${row.map(quoted).join(SEPARATOR)}\r\n`).join('');
}

const HEAD = [
  ...['Cod', 'Data', 'De la', 'Până la', 'Medic', 'Specialitate', 'Nume', 'Prenume', 'Telefon', 'E-mail'],
  ...['Mesaj', 'Făcută la', 'Anulată la'],
];

/** Dates are `YYYY-MM-DD`, which every spreadsheet sorts and reads. */
export function appointmentsCsv(appointments: readonly StoredAppointment[]): string {
  const rows = appointments.map((one) => [
    ...[one.reference, one.date, one.startTime, one.endTime, doctorName(one.doctor), one.service.name],
    ...[
      one.patient.lastName,
      one.patient.firstName,
      one.patient.phone,
      one.patient.email,
      one.patient.message,
    ],
    ...[clinicMoment(one.createdAt), one.cancelledAt === null ? '' : clinicMoment(one.cancelledAt)],
  ]);
  return writeCsv(HEAD, rows);
}
