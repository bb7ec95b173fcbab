import type { ClinicProfile } from '../../domain/facts';
import { toTelNumber } from '../../domain/toTelNumber';
import type { AppointmentFact } from '../appointmentFacts';
import { addressLine, directionsTo, type WholeLink } from '../directions';
import type { NamedText } from '../words/text';

/** Plain text with links of ours; their text is complete where links cannot be pressed. */
export type EmailText = string | readonly (string | WholeLink)[];

/** The content of a mail, as plain text throughout, from which both of its parts are rendered. */
export interface EmailContent {
  readonly subject: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly facts: readonly AppointmentFact[];
  /** The one thing to do. */
  readonly action?: WholeLink;
  /** After the action. */
  readonly closing: readonly EmailText[];
}

/** Returns the facts that have a text. */
export const factsOf = (named: readonly NamedText[]): readonly AppointmentFact[] =>
  named.filter(([, text]) => text !== '').map(([label, text]) => ({ label, lines: [{ text }] }));

/** Returns a number that can be pressed. */
export const phoneLink = ({ phone }: ClinicProfile): WholeLink => ({
  text: phone,
  url: `tel:${toTelNumber(phone)}`,
});

/** Returns the lines with which the clinic signs. */
export const signatureOf = (clinic: ClinicProfile): readonly EmailText[] => [
  clinic.name,
  [{ text: addressLine(clinic), url: directionsTo(clinic).url }],
  ['Telefon: ', phoneLink(clinic)],
];
