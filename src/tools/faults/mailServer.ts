import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

export interface AcceptedMail {
  /** Addresses. */
  readonly to: readonly string[];
  /** As it came over the wire. */
  readonly raw: string;
}

/** A mail server that keeps all that it accepts. */
export async function openMailServer(port: number) {
  const accepted: AcceptedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, { envelope }, callback) => {
      text(stream).then((raw) => {
        accepted.push({ to: envelope.rcptTo.map(({ address }) => address), raw });
        callback();
      }, callback);
    },
  });
  server.on('error', () => undefined);
  await once(server.listen(port, '127.0.0.1'), 'listening');
  return { accepted, close: () => new Promise<void>((resolve) => server.close(resolve)) };
}
