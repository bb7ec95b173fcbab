/**
 * Why a mail did not go out: `refused` for good, `deferred` by a server that wants to see it later, or
 * `unreachable`, which may be the server's trouble or the mail's.
 */
export interface MailFailure {
  readonly kind: 'refused' | 'deferred' | 'unreachable';
  /** For log and staff: codes only, because a server's words may repeat an address. */
  readonly error: string;
}

const ABOUT_THE_MAIL = ['EENVELOPE', 'EMESSAGE'];
/** "Closing the channel", about the connection and not the mail (RFC 5321 §4.2.3). */
const CLOSING = 421;

/** Sorts what nodemailer rejects with. */
export function mailFailure(error: unknown): MailFailure {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  const name = typeof code === 'string' ? code : 'ERROR';
  const reply = typeof responseCode === 'number' ? responseCode : undefined;
  const text = reply === undefined ? name : `${name} ${reply}`;
  if (!ABOUT_THE_MAIL.includes(name) || reply === CLOSING) return { kind: 'unreachable', error: text };
  const isDeferred = reply !== undefined && reply < 500;
  return { kind: isDeferred ? 'deferred' : 'refused', error: text };
}
