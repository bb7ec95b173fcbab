import type { AppointmentFact } from '../../content/appointmentFacts';
import { addressLine, directionsTo, type WholeLink } from '../../content/directions';
import { toTelNumber } from '../../domain/toTelNumber';
import type { ClinicProfile } from '../../domain/facts';
import type { Links } from '../booking/links';
import type { Db } from '../db/schema';

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

/** A mail, written from the data stored at this moment. */
export interface Message {
  readonly content: EmailContent;
  /** Left out in mails to the clinic. */
  readonly to?: string;
  readonly replyTo?: string;
  /** A code that makes its subject unique. */
  readonly reference: string;
  readonly calendar?: { readonly method: string; readonly content: string };
  /** An address to which a post is enough to leave the waiting list. */
  readonly leave?: string;
}

/** `stale` is a mail that would only confuse its reader. */
export type Loaded = Promise<Message | 'stale'>;

export interface LoadOptions {
  readonly db: Db;
  readonly links: Pick<Links, 'tokenFor'>;
  /** The site's public address without a closing slash. */
  readonly publicUrl: string;
  readonly clinic: ClinicProfile;
  /** Ms since the epoch. */
  readonly now: number;
  /** Leaves out what a stranger typed, because of which a mail server refused the mail. */
  readonly isBare?: boolean;
}

/** Returns a fact in a list of its own; none without a text. */
export const fact = (label: string, text: string): readonly AppointmentFact[] =>
  text === '' ? [] : [{ label, lines: [{ text }] }];

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

const plain = (text: EmailText): string =>
  typeof text === 'string'
    ? text
    : text.map((part) => (typeof part === 'string' ? part : part.text)).join('');

/** Returns a mail as plain text. */
export function emailText(
  { heading, paragraphs, facts, action, closing }: EmailContent,
  clinic: ClinicProfile,
): string {
  const lines = facts.flatMap(({ label, lines: details }) =>
    details.flatMap(({ text, note, link }) => [
      `${label}: ${text}`,
      ...(note ? [`  ${note}`] : []),
      ...(link ? [`  ${link.text}: ${link.url}`] : []),
    ]),
  );
  return [
    heading,
    ...paragraphs,
    ...(lines.length > 0 ? [lines.join('\n')] : []),
    ...(action ? [`${action.text}:\n${action.url}`] : []),
    ...closing.map(plain),
    `-- \n${signatureOf(clinic).map(plain).join('\n')}`,
  ].join('\n\n');
}
