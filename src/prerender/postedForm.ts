import type { BookingWeeks } from '../domain/bookingHorizon';
import type { FORM_FIELD } from '../domain/contract';
import type { BookableSlot, Id, Vacation } from '../domain/entities';
import type { ClinicFacts } from '../domain/facts';

/** A page with a form that is drawn for one visit. */
export interface VisitedPage {
  readonly path: string;
  /** With first free times. */
  readonly facts: ClinicFacts;
  /** The site's public address without a closing slash. */
  readonly origin: string;
}

/** Its form was posted without scripts. */
export interface PostedForm extends VisitedPage {
  /** The last value of each name. */
  readonly fields: Readonly<Record<string, string>>;
}

/** Its address says what is to be chosen. */
export interface LinkedPage extends VisitedPage {
  /** The query, with its question mark. */
  readonly search: string;
}

/** What such a page is drawn for. */
export type Asked = Pick<PostedForm, 'path' | 'fields'> | Pick<LinkedPage, 'path' | 'search'>;

export type SentForm = keyof typeof FORM_FIELD;

/** What a visit asks of the server: to send a form, by its text on the wire, or a doctor's times. */
export type VisitCall =
  | { readonly call: SentForm; readonly payload: object; readonly idempotencyKey: string }
  | { readonly call: 'times'; readonly doctorId: Id };

/** The body of a doctor's times. */
export interface TimesAnswer {
  readonly slots: readonly BookableSlot[];
  readonly vacations: readonly Vacation[];
  readonly bookingWeeks: BookingWeeks;
}

/** How the call would have been answered. */
export interface CallAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** Never rejects: what fails has a status. */
export type AskServer = (call: VisitCall) => Promise<CallAnswer>;

export interface AnsweredPage {
  readonly status: number;
  readonly html: string;
}

/** What the drawing thread says through the port of one form. */
export type PortMessage =
  | { readonly kind: 'asks'; readonly call: VisitCall }
  | ({ readonly kind: 'drawn' } & AnsweredPage)
  | { readonly kind: 'failed'; readonly reason: Error };
