import { buffer } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { failUsage } from '../fail';

const PORT = '1025';

async function print(recipients: readonly string[], content: Buffer): Promise<void> {
  const { subject = '', text = '', attachments } = await PostalMime.parse(content);
  const files = attachments.map(({ filename }) => filename ?? 'a file').join(', ');
  console.log(
    `\nTo: ${recipients.join(', ')}\nSubject: ${subject}\n${files && `Attached: ${files}\n`}\n${text}`,
  );
}

/** `npm run lab -- mail [PORT]`: catches the mails of a server on this machine and prints each as text, until it is stopped. */
export function mail(port = PORT): void {
  const server = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    onData: (stream, { envelope }, callback) => {
      const recipients = envelope.rcptTo.map(({ address }) => address);
      buffer(stream)
        .then((content) => print(recipients, content))
        .then(() => callback(), callback);
    },
  });
  server.on('error', (error) => {
    // A client that hangs up must not end the process.
    if (!server.server.listening) failUsage(`No mail can be caught on port ${port}: ${error.message}.`);
  });
  server.listen(Number(port), '127.0.0.1', () =>
    console.log(
      `Catches mail; start the site with SMTP_URL=smtp://127.0.0.1:${port} npm start. Ctrl+C ends it.`,
    ),
  );
}
