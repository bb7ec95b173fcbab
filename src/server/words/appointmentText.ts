import { fullDate, momentWords } from '../../content/dateWords';
import { wishWords } from '../../content/pages/earlier';
import { doctorName } from '../../domain/doctorName';
import type { StoredAppointment } from '../database/ports/appointmentStore';
import { clinicMoment, shortDate } from './dates';
import { factLines, plainText, textTable } from './text';

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

/** `7KQ3M9XA, Pop Ana, luni, 23 noiembrie 2026, ora 09:00, Dr. Ioana Mureșan` */
export function appointmentLine(appointment: StoredAppointment): string {
  const { reference, doctor } = appointment;
  return [reference, plainText(patientName(appointment)), momentWords(appointment), doctorName(doctor)].join(
    ', ',
  );
}

/** All that is known of an appointment, a line for each fact. */
export function appointmentText(appointment: StoredAppointment): string {
  const {
    reference,
    date,
    startTime,
    endTime,
    doctor,
    service,
    patient,
    createdAt,
    cancelledAt,
    movedFrom,
    waiting,
  } = appointment;
  const standing = appointment.isUnconfirmed ? 'neconfirmată' : 'activă';
  return factLines([
    ['Cod', reference],
    ['Stare', cancelledAt === null ? standing : `anulată la ${clinicMoment(cancelledAt)}`],
    ['Când', `${fullDate(date)}, ${startTime}–${endTime}`],
    ['Înainte de mutare', movedFrom ? `${momentWords(movedFrom)}, ${doctorName(movedFrom.doctor)}` : ''],
    ['Medic', `${doctorName(doctor)}, ${service.name}`],
    ['Pacient', patientName(appointment)],
    ['Telefon', patient.phone],
    ['E-mail', patient.email],
    ['Mesaj', patient.message],
    ['Făcută la', clinicMoment(createdAt)],
    [
      'Așteaptă o oră mai devreme',
      waiting ? `${wishWords(waiting.days, waiting.parts)}, din ${clinicMoment(waiting.askedAt)}` : '',
    ],
  ]);
}
