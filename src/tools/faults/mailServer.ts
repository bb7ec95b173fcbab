import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';

export interface AcceptedMail {
  /** Addresses. */
  readonly to: readonly string[];
  /** As it came over the wire. */
  readonly raw: string;
}

/** A notice for the clinic and a confirmation for the patient; reminders are not due for weeks. */
export const MAILS_EACH = 2;
/** Milliseconds. The processes ask for the mail server ever more rarely, at least once a minute. */
const [DELIVERY, AFTERWARDS] = [120_000, 5_000];

/** What a server is told of the mail server at that port. */
export const mailSettings = (port: number) => ({
  SMTP_URL: `smtp://127.0.0.1:${port}`,
  MAIL_FROM: 'programari@clinica.example',
  CLINIC_INBOX: 'receptie@clinica.example',
});

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

const messageId = ({ raw }: AcceptedMail): string => /^message-id:\s*(\S+)/im.exec(raw)?.[1] ?? 'none';

/** Waits until so many mails have come, and a moment more for those that come twice. */
export async function untilDelivered(
  { accepted }: { readonly accepted: readonly AcceptedMail[] },
  expected: number,
) {
  const started = performance.now();
  while (accepted.length < expected && performance.now() - started < DELIVERY) await wait(50);
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  await wait(AFTERWARDS);
  const distinct = new Set(accepted.map(messageId)).size;
  return { seconds, missing: expected - distinct, twice: accepted.length - distinct };
}
