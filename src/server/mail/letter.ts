import type { AppointmentFact } from '../../content/appointmentFacts';
import type { WholeLink } from '../../content/directions';

/** Plain text with links of ours, whose text says it all where nothing can be pressed. */
export type LetterText = string | readonly (string | WholeLink)[];

/** What a mail says, as plain text throughout: the renderers escape, so no letter can forget to. */
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

/** Who writes. */
export interface Sender {
  readonly name: string;
  /** A picture's address; nobody misses it who is shown none. */
  readonly logo: string;
  readonly signature: readonly LetterText[];
}
