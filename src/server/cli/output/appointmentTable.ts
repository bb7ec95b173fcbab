import { doctorName } from '../../../domain/doctorName';
import type { StoredAppointment } from '../../database/ports/appointmentStore';
import { shortDate } from './dates';
import { textTable } from './textTable';

/** A purged patient has no name. */
export const patientName = ({ patient: { firstName, lastName } }: StoredAppointment): string =>
  `${lastName} ${firstName}`.trim() || '—';

/** Appointments, one a line; a cancelled one says so. */
export function appointmentTable(appointments: readonly StoredAppointment[]): string {
  return textTable(
    ['Cod', 'Data', 'Ora', 'Medic', 'Pacient', 'Telefon', 'Stare'],
    appointments.map((appointment) => [
      appointment.reference,
      shortDate(appointment.date),
      appointment.startTime,
      doctorName(appointment.doctor),
      patientName(appointment),
      appointment.patient.phone || '—',
      appointment.cancelledAt === null ? 'activă' : 'anulată',
    ]),
  );
}
