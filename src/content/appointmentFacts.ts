import { minutesOf } from '../domain/consecutiveTimes';
import { countWords } from '../domain/text';
import { type AppointmentDetails, doctorName } from '../domain/entities';
import type { ClinicProfile } from '../domain/facts';
import { formatCost } from './clinicFacts';
import { practicalNotes } from './clinicNotes';
import { longDateTime } from './dateWords';
import { addressLine, directionsTo, type AbsoluteLink } from './directions';

export interface AppointmentFact {
  readonly label: string;
  readonly lines: readonly {
    readonly text: string;
    readonly note?: string | undefined;
    readonly link?: AbsoluteLink;
  }[];
}

export type FactKey =
  | 'when'
  | 'what'
  | 'who'
  | 'patient'
  | 'where'
  | 'price'
  | 'note'
  | 'preparation'
  | 'reference';

/** Returns the facts whose text is not empty. */
export const namedFacts = (
  named: readonly (readonly [label: string, text: string])[],
): readonly AppointmentFact[] =>
  named.filter(([, text]) => text !== '').map(([label, text]) => ({ label, lines: [{ text }] }));

/** Returns the fact of what a visit costs, a line for each consultation; empty for none. */
export const priceFacts = (prices: AppointmentDetails['prices']): readonly AppointmentFact[] =>
  prices.length === 0
    ? []
    : [
        {
          label: prices.length > 1 ? 'Cât costă, după felul consultației' : 'Cât costă',
          lines: prices.map(({ name, cost, note }) => ({ text: `${name}: ${formatCost(cost)}`, note })),
        },
      ];

/** A fact of an appointment, with a name that does not change with its label. */
interface KeyedFact extends AppointmentFact {
  readonly key: FactKey;
}

/** Returns the length in Romanian; empty if the end is unknown. */
const lengthWords = (startTime: string, endTime: string): string =>
  endTime && `Durează ${countWords(minutesOf(endTime) - minutesOf(startTime), ['', 'un minut', 'minute'])}.`;

/** Returns the sentence about the former time; empty for an appointment that is where it was first. */
export const movedWords = ({ movedFrom }: AppointmentDetails): string =>
  movedFrom && !movedFrom.isWayBack ? `Înainte de mutare era ${longDateTime(movedFrom)}.` : '';

/**
 * Returns the details of an appointment for its patient, in the order that receipt, page and mails share.
 * @param moved the {@link movedWords}; a receipt has none
 */
export function appointmentFacts(
  appointment: AppointmentDetails,
  clinic: ClinicProfile,
  moved = '',
): readonly KeyedFact[] {
  const { service, doctor, startTime, endTime, patientName, reference } = appointment;
  const fact = (key: FactKey, label: string, text: string | undefined, note?: string): KeyedFact[] =>
    text === undefined ? [] : [{ key, label, lines: [{ text, note }] }];
  const length = lengthWords(startTime, endTime);
  return [
    ...fact('when', 'Când', longDateTime(appointment), [length, moved].filter(Boolean).join(' ')),
    ...fact('what', 'Ce', service?.name),
    ...fact('who', 'La cine', doctor && doctorName(doctor)),
    ...fact('patient', 'Pentru cine', patientName),
    {
      key: 'where',
      label: 'Unde',
      lines: [{ text: clinic.name, note: addressLine(clinic), link: directionsTo(clinic) }],
    },
    ...priceFacts(appointment.prices).map((prices) => ({ key: 'price' as const, ...prices })),
    ...practicalNotes(clinic, 'visit').flatMap(({ label, text }) => fact('note', label, text)),
    ...fact('preparation', 'Cum vă pregătiți', appointment.preparation || undefined),
    ...fact('reference', 'Codul programării', reference),
  ];
}

/** The facts that remain without price, address and end. */
const ESSENTIAL: readonly FactKey[] = ['when', 'what', 'who', 'patient', 'reference'];

/** Returns the facts of an appointment that will not take place. */
export function essentialFacts(appointment: AppointmentDetails, clinic: ClinicProfile): readonly KeyedFact[] {
  return appointmentFacts(appointment, clinic)
    .filter(({ key }) => ESSENTIAL.includes(key))
    .map((fact) => ({ ...fact, lines: fact.lines.map(({ text }) => ({ text })) }));
}
