import type { AppointmentFact } from '../../content/appointmentFacts';

/** What a mail says, as plain text throughout: the renderers escape, so no letter can forget to. */
export interface Letter {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly facts: readonly AppointmentFact[];
  /** The one thing to do, as a link. */
  readonly action?: { readonly text: string; readonly url: string };
  /** After the action. */
  readonly closing: readonly string[];
}
