import { countWords } from '../../domain/text';
import { doctorName, type KeptAppointment, type PatientField } from '../../domain/entities';
import type { WaitingListEntry } from '../../domain/timePreference';
import { fullDate, longDateTime } from '../dateWords';
import { preferenceWords } from '../pages/waiting';
import { clinicDateTime, shortDate } from './dates';
import { factLines, plainText, textTable, type NamedText } from './text';

/** Returns the patient's name; `—` once the data are erased. */
export const listedName = ({ patient: { firstName, lastName } }: KeptAppointment): string =>
  `${lastName} ${firstName}`.trim() || '—';

export const STATES = { pending: 'neconfirmată', booked: 'activă', cancelled: 'anulată' } as const;

/** Returns a table of appointments, one a line, with their state. */
export function appointmentTable(appointments: readonly KeptAppointment[]): string {
  return textTable(
    ['Cod', 'Data', 'Ora', 'Medic', 'Pacient', 'Telefon', 'Stare'],
    appointments.map((appointment) => [
      appointment.reference,
      shortDate(appointment.date),
      appointment.startTime,
      doctorName(appointment.doctor),
      listedName(appointment),
      appointment.patient.phone || '—',
      STATES[appointment.state],
    ]),
  );
}

/** `7KQ3M9XA, Pop Ana, luni, 23 noiembrie 2026, ora 09:00, Dr. Ioana Mureșan` */
export function appointmentLine(appointment: KeptAppointment): string {
  const { reference, doctor } = appointment;
  return [reference, plainText(listedName(appointment)), longDateTime(appointment), doctorName(doctor)].join(
    ', ',
  );
}

/** Returns time, service and doctor as label and value, for staff. */
export function bookedFacts(appointment: KeptAppointment): readonly NamedText[] {
  const { date, startTime, endTime, service, doctor, movedFrom } = appointment;
  return [
    ['Când', `${fullDate(date)}, ${startTime}–${endTime}`],
    ['Înainte de mutare', movedFrom ? `${longDateTime(movedFrom)}, ${doctorName(movedFrom.doctor)}` : ''],
    ['Specialitate', service.name],
    ['Medic', doctorName(doctor)],
  ];
}

type DetailField = Exclude<PatientField, 'firstName' | 'lastName'>;

/** Labels of the patient's input without the name, in the clinic's mails, lists and files. */
const DETAIL_LABELS: Readonly<Record<DetailField, string>> = {
  phone: 'Telefon',
  email: 'E-mail',
  message: 'Informații suplimentare',
};

export const patientDetails = Object.entries(DETAIL_LABELS) as [DetailField, string][];

/** Returns the patient's input as label and value. */
export const patientFacts = (appointment: KeptAppointment): readonly NamedText[] => [
  ['Pacient', listedName(appointment)],
  ...patientDetails.map(([field, label]) => [label, appointment.patient[field]] as const),
];

/** Returns all stored data of an appointment for staff, one line each. */
export function appointmentText(appointment: KeptAppointment, entry?: WaitingListEntry): string {
  const { reference, createdAt, cancelledAt, state } = appointment;
  return factLines([
    ['Cod', reference],
    ['Stare', cancelledAt === null ? STATES[state] : `anulată la ${clinicDateTime(cancelledAt)}`],
    ...bookedFacts(appointment),
    ...patientFacts(appointment),
    ['Făcută la', clinicDateTime(createdAt)],
    [
      'Așteaptă o oră mai devreme',
      entry ? `${preferenceWords(entry.days, entry.parts)}, din ${clinicDateTime(entry.askedAt)}` : '',
    ],
  ]);
}

/** Returns `o programare viitoare`, `5 programări viitoare`. */
export const upcomingWords = ({ length }: readonly unknown[]): string =>
  countWords(length, ['nicio programare viitoare', 'o programare viitoare', 'programări viitoare']);

/**
 * Returns sentences on the mails that wait, and on the patients whom staff have to call: those without a mailbox, and all
 * while mail does not leave.
 */
export function mailNote(appointments: readonly KeptAppointment[], isLeaving: boolean): string {
  const mailed = appointments.filter(({ patient }) => patient.email !== '');
  const unmailed = isLeaving ? appointments.filter((one) => !mailed.includes(one)) : appointments;
  const toCall = unmailed.map((one) => `${listedName(one)}, ${one.patient.phone}`).join('; ');
  const leaving = isLeaving
    ? 'pleacă automat, în câteva minute (clinic outbox list --status waiting)'
    : 'nu pleacă acum (clinic status)';
  const mails = ` E-mailuri către pacienți: ${mailed.length}, ${leaving}.`;
  return (mailed.length > 0 ? mails : '') + (toCall && ` De anunțat prin telefon: ${toCall}.`);
}
