import type { AppointmentFact } from '../../../content/appointmentFacts';
import type { WholeLink } from '../../../content/directions';

/** Plain text with links of ours, whose text says it all where nothing can be pressed. */
export type LetterText = string | readonly (string | WholeLink)[];

/** The content of a mail, as plain text throughout: the renderers escape, so no letter can forget to. */
export interface Letter {
  readonly subject: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly facts: readonly AppointmentFact[];
  /** The one thing to do. */
  readonly action?: WholeLink;
  /** After the action. */
  readonly closing: readonly LetterText[];
}

/** The clinic, as every mail shows and signs it. */
export interface Sender {
  readonly name: string;
  /** The address of a picture that a mail is whole without. */
  readonly logo: string;
  readonly signature: readonly LetterText[];
}

/** Returns a fact in a list of its own; none without a text. */
export const fact = (label: string, text: string): readonly AppointmentFact[] =>
  text === '' ? [] : [{ label, lines: [{ text }] }];
