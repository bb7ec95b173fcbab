import { fullDate, momentWords } from '../../content/dateWords';
import { wishWords } from '../../content/pages/earlier';
import { doctorName } from '../../domain/doctorName';
import type { StoredAppointment } from '../booking/find';
import type { Waiting } from '../waiting/list';
import { clinicMoment, shortDate } from './dates';
import { factLines, plainText, textTable } from './text';

/** Returns `—` for a patient who was forgotten. */
export const patientName = ({ patient: { firstName, lastName } }: StoredAppointment): string =>
  `${lastName} ${firstName}`.trim() || '—';

const STATES = { pending: 'neconfirmată', booked: 'activă', cancelled: 'anulată' } as const;

/** Returns appointments, one a line, cancelled ones marked. */
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
      STATES[appointment.state],
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

/** Returns all that is known of an appointment, a line for each fact. */
export function appointmentText(appointment: StoredAppointment, wish?: Waiting): string {
  const { reference, date, startTime, endTime, doctor, service, patient } = appointment;
  const { createdAt, cancelledAt, state, movedFrom } = appointment;
  return factLines([
    ['Cod', reference],
    ['Stare', cancelledAt === null ? STATES[state] : `anulată la ${clinicMoment(cancelledAt)}`],
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
      wish ? `${wishWords(wish.days, wish.parts)}, din ${clinicMoment(wish.askedAt)}` : '',
    ],
  ]);
}
