import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { misused } from '../fail';

const PORT = 1025;

/** `npm run lab -- mail`: catches the mails of a server on this machine and prints each as text, until it is stopped. */
export async function mail(): Promise<void> {
  const server = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    onData: (stream, session, callback) => {
      void buffer(stream)
        .then((content) => PostalMime.parse(content))
        .then(({ subject = '', text = '', attachments }) => {
          const to = session.envelope.rcptTo.map(({ address }) => address).join(', ');
          const files = attachments.map(({ filename }) => filename ?? 'a file').join(', ');
          console.log(`\nTo: ${to}\nSubject: ${subject}\n${files && `Attached: ${files}\n`}\n${text}`);
          callback();
        }, callback);
    },
  });
  server.on('error', (error) => misused(`No mail can be caught on port ${PORT}: ${error.message}.`));
  server.listen(PORT, '127.0.0.1');
  await once(server.server, 'listening');
  console.log(`Catches mail; start the site with SMTP_URL=smtp://127.0.0.1:${PORT} npm start`);
}
