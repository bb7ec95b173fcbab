export type PatientMailKind =
  | 'booking.request'
  | 'booking.confirmation'
  | 'reminder.week'
  | 'reminder.day'
  | 'cancellation.confirmation'
  | 'move.confirmation'
  | 'link.again';

/** Mails to the clinic about an appointment; `failure.notice` reports that the patient's mail failed permanently. */
export type NoticeKind = 'booking.notice' | 'move.notice' | 'cancellation.notice' | 'failure.notice';

export type MailKind =
  | PatientMailKind
  | NoticeKind
  /** Asks a person without an appointment to confirm their place on the waiting list. */
  | 'waiting.request'
  /** Offers a freed time, to a patient or to a person without an appointment. */
  | 'waiting.offer'
  | 'contact.notice'
  | 'day.notice'
  /** Reports to the clinic that more was booked than patients book. */
  | 'surge.notice';

/** Returns whether a mail goes to the clinic. */
export const isNotice = (kind: MailKind): boolean => kind.endsWith('.notice');

/** `failed`: rejected permanently or too often; `dropped`: not sent, because it is outdated or over a limit. */
export type MailStatus = 'waiting' | 'sent' | 'failed' | 'dropped';
