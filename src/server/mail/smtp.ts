import { createTransport } from 'nodemailer';
import { MINUTE, SECOND } from '../../domain/durations';

/** Most mails that are sent at the same time, each over a connection of its own. */
export const MAX_CONNECTIONS = 3;

/** Creates a transport, which connects on first use. */
export const smtpTransport = (smtpUrl: string) =>
  createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: MAX_CONNECTIONS,
    disableFileAccess: true,
    disableUrlAccess: true,
    connectionTimeout: 15 * SECOND,
    greetingTimeout: 15 * SECOND,
    dnsTimeout: 10 * SECOND,
    // A shorter wait for the answer to a mail's text leads to several copies of it:
    // https://www.rfc-editor.org/rfc/rfc5321#section-4.5.3.2.6
    socketTimeout: 10 * MINUTE,
  });

/**
 * Reason why a mail was not sent. `refused`: for good. `deferred`: the server wants a retry. `lost`: the connection
 * broke, because of the server or of the mail.
 */
interface MailFailure {
  readonly kind: 'refused' | 'deferred' | 'lost';
  /** Nodemailer's code with the mail server's codes, as `EENVELOPE 550 5.1.1`: its words could quote a patient's data. */
  readonly error: string;
}

/** An error of nodemailer. `response` is the mail server's reply, `responseCode` its first number. */
type SmtpError = Partial<{ code: string; responseCode: number; response: string }>;

/** The [enhanced status code](https://www.rfc-editor.org/rfc/rfc3463#section-2) at the beginning of a reply. */
const ENHANCED_STATUS = /(?<=^\d{3}[ -])[245]\.\d{1,3}\.\d{1,3}(?=\s|$)/;

/** SMTP's ["closing transmission channel"](https://www.rfc-editor.org/rfc/rfc5321#section-4.2.3), which is about the connection, not the mail. */
const CLOSING = 421;

export function mailFailure(failure: unknown): MailFailure {
  const { code = 'ERROR', responseCode: reply, response = '' } = failure as SmtpError;
  const [status] = ENHANCED_STATUS.exec(response) ?? [];
  const error = [code, reply, status].filter(Boolean).join(' ');
  const isAboutMail = code === 'EENVELOPE' || code === 'EMESSAGE';
  if (!isAboutMail || reply === CLOSING) return { kind: 'lost', error };
  return { kind: reply !== undefined && reply < 500 ? 'deferred' : 'refused', error };
}
