import { doctorName } from '../../domain/doctorName';
import type { KeptAppointment } from '../../domain/entities';
import type { Waiting } from '../../domain/waiting';
import { fullDate, momentWords } from '../dateWords';
import { wishWords } from '../pages/earlier';
import { clinicMoment, shortDate } from './dates';
import { factLines, plainText, textTable, type NamedText } from './text';

/** Returns `—` for a patient who was forgotten. */
export const patientName = ({ patient: { firstName, lastName } }: KeptAppointment): string =>
  `${lastName} ${firstName}`.trim() || '—';

const STATES = { pending: 'neconfirmată', booked: 'activă', cancelled: 'anulată' } as const;

/** Returns appointments, one a line, cancelled ones marked. */
export function appointmentTable(appointments: readonly KeptAppointment[]): string {
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
export function appointmentLine(appointment: KeptAppointment): string {
  const { reference, doctor } = appointment;
  return [reference, plainText(patientName(appointment)), momentWords(appointment), doctorName(doctor)].join(
    ', ',
  );
}

/** Names time, service and doctor as staff read them. */
export function visitFacts(appointment: KeptAppointment): readonly NamedText[] {
  const { date, startTime, endTime, service, doctor, movedFrom } = appointment;
  return [
    ['Când', `${fullDate(date)}, ${startTime}–${endTime}`],
    ['Înainte de mutare', movedFrom ? `${momentWords(movedFrom)}, ${doctorName(movedFrom.doctor)}` : ''],
    ['Serviciu', service.name],
    ['Medic', doctorName(doctor)],
  ];
}

/** Names what the patient typed. */
export const patientFacts = (appointment: KeptAppointment): readonly NamedText[] => [
  ['Pacient', patientName(appointment)],
  ['Telefon', appointment.patient.phone],
  ['E-mail', appointment.patient.email],
  ['Informații suplimentare', appointment.patient.message],
];

/** Returns all that is known of an appointment, a line for each fact. */
export function appointmentText(appointment: KeptAppointment, wish?: Waiting): string {
  const { reference, createdAt, cancelledAt, state } = appointment;
  return factLines([
    ['Cod', reference],
    ['Stare', cancelledAt === null ? STATES[state] : `anulată la ${clinicMoment(cancelledAt)}`],
    ...visitFacts(appointment),
    ...patientFacts(appointment),
    ['Făcută la', clinicMoment(createdAt)],
    [
      'Așteaptă o oră mai devreme',
      wish ? `${wishWords(wish.days, wish.parts)}, din ${clinicMoment(wish.askedAt)}` : '',
    ],
  ]);
}
