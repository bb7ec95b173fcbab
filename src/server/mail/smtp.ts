import { createTransport } from 'nodemailer';
import { MINUTE, SECOND } from '../../domain/durations';

/** Most mails that are sent at the same time, each over a connection of its own. */
export const MAX_CONNECTIONS = 3;

/**
 * Creates a transport, which connects on first use.
 * @param smtpUrl `smtp://` or `smtps://`, with user and password if the server requires them
 */
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
  /** The code, and the mail server's own words without addresses, which could be a patient's: for the log and staff. */
  readonly error: string;
}

/** An error of nodemailer. `rejected` are refused recipients. */
type SmtpError = Partial<{ code: string; responseCode: number; response: string; rejected: string[] }>;

/** SMTP's ["closing transmission channel"](https://www.rfc-editor.org/rfc/rfc5321#section-4.2.3), which is about the connection, not the mail. */
const CLOSING = 421;

/** Classifies an error of nodemailer. */
export function mailFailure(failure: unknown): MailFailure {
  const { code = 'ERROR', responseCode: reply, response = '', rejected = [] } = failure as SmtpError;
  let words = response.replace(/\S*@\S*/g, '…').replace(/\s+/g, ' ');
  for (const address of rejected) words = words.replaceAll(address.split('@')[0] ?? address, '…');
  const error = `${code} ${words}`.trim();
  const isAboutMail = code === 'EENVELOPE' || code === 'EMESSAGE';
  if (!isAboutMail || reply === CLOSING) return { kind: 'lost', error };
  return { kind: reply !== undefined && reply < 500 ? 'deferred' : 'refused', error };
}
