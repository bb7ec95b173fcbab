import { minutesOf } from '../domain/consecutiveTimes';
import { countWords } from '../domain/text';
import { type AppointmentDetails, doctorName } from '../domain/entities';
import type { ClinicProfile } from '../domain/facts';
import { formatCost } from './clinicFacts';
import { practicalNotes } from './clinicNotes';
import { dateTimeWords } from './dateWords';
import { addressLine, directionsTo, type WholeLink } from './directions';

export interface AppointmentFact {
  readonly label: string;
  readonly lines: readonly {
    readonly text: string;
    readonly note?: string | undefined;
    readonly link?: WholeLink;
  }[];
}

/** Returns the length in Romanian; empty if the end is unknown. */
const lengthWords = (startTime: string, endTime: string): string =>
  endTime && `Durează ${countWords(minutesOf(endTime) - minutesOf(startTime), ['', 'un minut', 'minute'])}.`;

/** Returns the sentence about the former time; empty for an appointment that is where it was first. */
export const movedWords = ({ movedFrom }: AppointmentDetails): string =>
  movedFrom && !movedFrom.isWayBack ? ` Înainte de mutare era ${dateTimeWords(movedFrom)}.` : '';

/**
 * Returns the details of an appointment for its patient, in the order that receipt, page and mails share.
 * @param moved the {@link movedWords}; a receipt has none
 */
export function appointmentFacts(
  appointment: AppointmentDetails,
  clinic: ClinicProfile,
  moved = '',
): readonly AppointmentFact[] {
  const { service, doctor, startTime, endTime, patientName, reference } = appointment;
  const fact = (label: string, text: string | undefined, note?: string): AppointmentFact[] =>
    text === undefined ? [] : [{ label, lines: [{ text, note }] }];
  const prices = appointment.prices.map(({ name, cost, note }) => ({
    text: `${name}: ${formatCost(cost)}`,
    note,
  }));
  return [
    ...fact('Când', dateTimeWords(appointment), lengthWords(startTime, endTime) + moved),
    ...fact('Ce', service?.name),
    ...fact('La cine', doctor && doctorName(doctor)),
    ...fact('Pentru cine', patientName),
    { label: 'Unde', lines: [{ text: clinic.name, note: addressLine(clinic), link: directionsTo(clinic) }] },
    ...(prices.length > 0
      ? [{ label: prices.length > 1 ? 'Cât costă, după felul consultației' : 'Cât costă', lines: prices }]
      : []),
    ...practicalNotes(clinic, 'visit').flatMap(({ label, text }) => fact(label, text)),
    ...fact('Cum vă pregătiți', appointment.preparation || undefined),
    ...fact('Codul programării', reference),
  ];
}

/** Labels of the facts at the top of the appointment's page. */
export const LEADING_FACTS: readonly string[] = ['Când', 'La cine'];

/** Labels of the facts that remain without price, address and end. */
const ESSENTIAL = ['Când', 'Ce', 'La cine', 'Pentru cine', 'Codul programării'];

/** Returns the facts of an appointment that will not take place. */
export function essentialFacts(
  appointment: AppointmentDetails,
  clinic: ClinicProfile,
): readonly AppointmentFact[] {
  return appointmentFacts(appointment, clinic)
    .filter(({ label }) => ESSENTIAL.includes(label))
    .map(({ label, lines }) => ({ label, lines: lines.map(({ text }) => ({ text })) }));
}
