import type { StoredAppointment } from './appointmentStore';
import type { StoredContactRequest } from './contactRequestStore';
import type { Doctor, SlotOnDate } from './entities';

/** Mails about an appointment: a notice goes to the clinic, the others to the patient. */
export type AppointmentMailKind =
  | 'booking.request'
  | 'booking.notice'
  | 'booking.confirmation'
  | 'reminder.week'
  | 'reminder.day'
  | 'cancellation.notice'
  | 'cancellation.confirmation'
  | 'move.notice'
  | 'move.confirmation'
  | 'link.again';
export type MailKind =
  | AppointmentMailKind
  | 'earlier.offer'
  | 'place.offer'
  | 'contact.notice'
  | 'brake.notice';

/** What anybody can make the clinic send to an address that may not be theirs. */
export const CONFIRMATIONS: readonly MailKind[] = [
  'booking.request',
  'booking.confirmation',
  'cancellation.confirmation',
  'move.confirmation',
  'link.again',
  'place.offer',
];

/** All that goes to a patient. */
export const TO_PATIENTS: readonly MailKind[] = [
  ...CONFIRMATIONS,
  'reminder.week',
  'reminder.day',
  'earlier.offer',
];

/** What visitors write to the clinic. */
export const FROM_VISITORS: readonly MailKind[] = ['contact.notice'];

/** `failed` was refused for good or too often; `dropped` is no longer worth sending. */
export type MailStatus = 'waiting' | 'sent' | 'failed' | 'dropped';

/** A time that was freed, as whoever waited for one is offered it. */
export interface OfferedTime extends SlotOnDate {
  /** `HH:mm` */
  readonly startTime: string;
  readonly doctor: Doctor;
  /** Nobody has taken it meanwhile, and they still wait. */
  readonly isOfUse: boolean;
}

/** A mail that this process alone may send until its lease ends. */
export type ClaimedMail = {
  readonly id: number;
  /** This claim included. */
  readonly attempts: number;
  /** When it was asked for, ISO text in UTC. */
  readonly createdAt: string;
  /** The lease's end; it also tells this claim from a later one. */
  readonly lease: string;
} & (
  | {
      readonly kind: AppointmentMailKind;
      readonly appointment: StoredAppointment;
      readonly linkToken: string;
    }
  | {
      readonly kind: 'earlier.offer';
      readonly appointment: StoredAppointment;
      readonly linkToken: string;
      readonly offered: OfferedTime;
    }
  | {
      readonly kind: 'place.offer';
      /** Of somebody without an appointment. */
      readonly email: string;
      readonly linkToken: string;
      readonly offered: OfferedTime;
    }
  | { readonly kind: 'contact.notice'; readonly contactRequest: StoredContactRequest }
  /** The brake holds since `createdAt`, ISO text in UTC. */
  | { readonly kind: 'brake.notice'; readonly createdAt: string }
);

/** What became of a claimed mail. Times are ms since the epoch; errors hold nothing about a person. */
export type MailResult =
  | { readonly kind: 'sent'; readonly at: number }
  | { readonly kind: 'failed'; readonly at: number; readonly error: string }
  | { readonly kind: 'dropped'; readonly at: number }
  | { readonly kind: 'postponed'; readonly dueAt: number; readonly error: string }
  /** The attempt says nothing about this mail, e.g. no connection: it does not count, and the mail stays due. */
  | { readonly kind: 'released'; readonly error: string }
  /** It waits for its turn; the attempt does not count. */
  | { readonly kind: 'held'; readonly dueAt: number };

/** A row as the clinic's staff sees it. */
export interface ListedMail {
  readonly id: number;
  readonly kind: MailKind;
  readonly status: MailStatus;
  /** Of the appointment or contact request; null where it is about none that stands. */
  readonly reference: string | null;
  /** ISO text in UTC, like the other times. */
  readonly dueAt: string;
  readonly attempts: number;
  readonly lastError: string | null;
  readonly createdAt: string;
  readonly settledAt: string | null;
}

export interface OutboxState {
  readonly waiting: number;
  readonly failed: number;
  /** When the mail that has waited longest became due, ISO text in UTC; null when none is due. */
  readonly oldestDueAt: string | null;
}

/** Mail between the transaction that wants it and the mail server that takes it. */
export interface OutboxStore {
  /**
   * Lets patients be reminded of what is 7 days, or a day, away at `now` (ms since the epoch): of each once, of none
   * that was booked later than that.
   */
  remind(now: number): Promise<void>;
  /**
   * Takes mails that are due at `now`, oldest first, so that no other process gets them before `until`.
   * @param now ms since the epoch, as `until`
   */
  claim(now: number, until: number, limit: number): Promise<readonly ClaimedMail[]>;
  /** Does nothing when the lease has gone to another claim, or the mail was dropped meanwhile. */
  settle(mail: Pick<ClaimedMail, 'id' | 'lease'>, result: MailResult): Promise<void>;
  /**
   * How many mails of these kinds the mailbox of this one, however its address is spelt, was sent since `since` (ms
   * since the epoch), those counted that were claimed beside this mail and come before it.
   */
  countBefore(mail: Pick<ClaimedMail, 'id'>, kinds: readonly MailKind[], since: number): Promise<number>;
  /** The latest first; every status when none is given. */
  list(limit: number, status?: MailStatus): Promise<readonly ListedMail[]>;
  /**
   * Makes failed mails due again.
   * @param ids all failed ones when left out
   * @returns how many there were
   */
  retry(now: number, ids?: readonly number[]): Promise<number>;
  state(now: number): Promise<OutboxState>;
}
