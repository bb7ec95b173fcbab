import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

interface MailboxOptions {
  /** 0 lets the system choose. */
  readonly port?: number;
  readonly onMail?: (recipients: readonly string[], content: Buffer) => Promise<void>;
}

/**
 * Starts a mail server on this machine that accepts every mail and records the recipients.
 * @throws {Error} if it cannot listen on the port
 */
export async function startMailbox({ port = 0, onMail }: MailboxOptions = {}) {
  const recipients: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    onData: (stream, session, callback) => {
      const to = session.envelope.rcptTo.map(({ address }) => address);
      buffer(stream)
        .then((content) => onMail?.(to, content))
        .then(() => {
          recipients.push(...to);
          callback();
        }, callback);
    },
  });
  // A server that cannot listen rejects below; a client that hangs up must not end the process.
  server.on('error', () => undefined);
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  const address = server.server.address() as AddressInfo;
  return { recipients, url: `smtp://127.0.0.1:${address.port}`, close: () => server.close() };
}
