import { doctorName } from '../../../domain/doctorName';
import type { StoredAppointment } from '../../booking/find';
import { clinicMoment } from '../../words/dates';
import { writeCsv } from './csv';

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
