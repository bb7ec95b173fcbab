import type { CalendarVersion } from '../../domain/calendarFile';
import type { MailAddress } from '../config/config';

/** A mail that is ready to be sent. */
export interface OutgoingMail {
  readonly to: MailAddress;
  readonly replyTo?: MailAddress;
  /** The same for every attempt at the same row, so that whoever receives it twice can tell. */
  readonly messageId: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly calendar?: { readonly version: CalendarVersion; readonly file: string };
}
