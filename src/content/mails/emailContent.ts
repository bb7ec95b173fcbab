import type { ClinicProfile } from '../../domain/facts';
import { toTelNumber } from '../../domain/toTelNumber';
import type { AppointmentFact } from '../appointmentFacts';
import { addressLine, directionsTo, type AbsoluteLink } from '../directions';

/** Plain text with links; it must make sense in mail programs that show no links. */
export type EmailText = string | readonly (string | AbsoluteLink)[];

/** Content of a mail, from which its plain-text and HTML parts are rendered. */
export interface EmailContent {
  readonly subject: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly facts: readonly AppointmentFact[];
  /** The mail's only button. */
  readonly action?: AbsoluteLink;
  /** Paragraphs below the button. */
  readonly closing: readonly EmailText[];
  /** A quiet button below them. */
  readonly wayOut?: AbsoluteLink;
}

export const phoneLink = ({ phone }: ClinicProfile): AbsoluteLink => ({
  text: phone,
  url: `tel:${toTelNumber(phone)}`,
});

export const signatureOf = (clinic: ClinicProfile): readonly EmailText[] => [
  clinic.name,
  [{ text: addressLine(clinic), url: directionsTo(clinic).url }],
  ['Telefon: ', phoneLink(clinic)],
];
