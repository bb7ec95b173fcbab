import { createTransport } from 'nodemailer';

/**
 * Opens connections to a mail server when first used.
 * @param smtpUrl `smtp://` or `smtps://`, with user and password where the server wants them
 */
export const smtpTransport = (smtpUrl: string) =>
  createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 3,
    disableFileAccess: true,
    disableUrlAccess: true,
    connectionTimeout: 15e3,
    greetingTimeout: 15e3,
    dnsTimeout: 1e4,
    socketTimeout: 3e4,
  });

/**
 * Why a mail did not go out: `refused` for good, `deferred` by a server that wants to see it later, or a connection
 * that was `lost`, which may be the server's trouble or the mail's.
 */
export interface MailFailure {
  readonly kind: 'refused' | 'deferred' | 'lost';
  /** For log and staff: codes only, because a server's words may repeat an address. */
  readonly error: string;
}

/** "Closing the channel", about the connection and not the mail (RFC 5321 section 4.2.3). */
const CLOSING = 421;

/** Sorts what nodemailer rejects with. */
export function mailFailure(failure: unknown): MailFailure {
  const { code = 'ERROR', responseCode: reply } = failure as { code?: string; responseCode?: number };
  const error = reply === undefined ? code : `${code} ${reply}`;
  const isAboutMail = code === 'EENVELOPE' || code === 'EMESSAGE';
  if (!isAboutMail || reply === CLOSING) return { kind: 'lost', error };
  return { kind: reply !== undefined && reply < 500 ? 'deferred' : 'refused', error };
}
