import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions, type SMTPServerSession } from 'smtp-server';

export interface ReceivedMail {
  readonly from: string;
  readonly to: readonly string[];
  /** The mail as transmitted. */
  readonly raw: string;
  readonly mail: Email;
}

/** Answer to the body of a mail. */
type Whim = 'take' | 'defer' | 'refuse' | 'hangUp' | 'dawdle' | 'hold';

const REPLIES = { defer: 451, refuse: 550 } as const;

/** Returns true for a text of printable ASCII and line breaks. */
export const isAscii = (text: string): boolean => /^[\x20-\x7e\s]*$/.test(text);

function replyError(responseCode: number, words = 'No'): Error {
  return Object.assign(new Error(words), { responseCode });
}

export interface MailServerOptions {
  /** 0 lets the system choose. */
  readonly port?: number;
  /** Answers to the next mails, in order; later mails are accepted. */
  readonly whims?: readonly Whim[];
  /** Unknown recipients. */
  readonly unknown?: readonly string[];
  /** Permanently refused mails. */
  readonly refuses?: (raw: string) => boolean;
  /** Leaves out the extension for addresses that are not ASCII (SMTPUTF8). */
  readonly isAsciiOnly?: boolean;
}

/** Starts a real SMTP server on this machine. */
export async function startMailServer({
  port = 0,
  whims = [],
  unknown = [],
  refuses = () => false,
  isAsciiOnly = false,
}: MailServerOptions = {}) {
  const received: ReceivedMail[] = [];
  let attempts = 0;
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });

  async function take(raw: Buffer, { envelope }: SMTPServerSession): Promise<void> {
    received.push({
      from: envelope.mailFrom === false ? '' : envelope.mailFrom.address,
      to: envelope.rcptTo.map(({ address }) => address),
      raw: raw.toString('utf8'),
      mail: await PostalMime.parse(raw),
    });
  }

  const onData: SMTPServerOptions['onData'] = (stream, session, done) => {
    const whim = whims[attempts] ?? 'take';
    attempts += 1;
    const handOver = async (): Promise<void> => {
      const raw = await buffer(stream);
      if (whim === 'defer' || whim === 'refuse') throw replyError(REPLIES[whim]);
      if (refuses(raw.toString('utf8'))) throw replyError(554);
      if (whim === 'dawdle') await new Promise((resolve) => setTimeout(resolve, 500));
      if (whim === 'hold') await released;
      await take(raw, session);
    };
    handOver().then(() => {
      // Keeps the mail, but the sender gets no answer.
      if (whim === 'hangUp') for (const connection of server.connections) connection.close();
      else done();
    }, done);
  };
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    hideSMTPUTF8: isAsciiOnly,
    closeTimeout: 50,
    onData,
    onRcptTo: ({ address }, _session, done) => {
      done(
        unknown.includes(address) || (isAsciiOnly && !isAscii(address.split('@')[0] ?? ''))
          ? replyError(550, `5.1.1 No ${address.split('@')[0]?.toUpperCase()} here: <${address}>`)
          : undefined,
      );
    },
  });
  server.on('error', () => undefined);
  const listening = server.listen(port, '127.0.0.1');
  await once(listening, 'listening');
  const bound = (listening.address() as AddressInfo).port;
  return {
    url: `smtp://127.0.0.1:${bound}`,
    port: bound,
    received,
    /** Returns the number of attempts to deliver a mail. */
    attempts: () => attempts,
    /** Accepts the mails that are held. */
    release,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
export type MailServer = Awaited<ReturnType<typeof startMailServer>>;
