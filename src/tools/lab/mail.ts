import PostalMime from 'postal-mime';
import { failUsage } from '../fail';
import { startMailbox } from './mailbox';

const PORT = '1025';

async function print(recipients: readonly string[], content: Buffer): Promise<void> {
  const { subject = '', text = '', attachments } = await PostalMime.parse(content);
  const files = attachments.map(({ filename }) => filename ?? 'a file').join(', ');
  console.log(
    `\nTo: ${recipients.join(', ')}\nSubject: ${subject}\n${files && `Attached: ${files}\n`}\n${text}`,
  );
}

/** `npm run lab -- mail [PORT]`: catches the mails of a server on this machine and prints each as text, until it is stopped. */
export async function mail(port = PORT): Promise<void> {
  const { url } = await startMailbox({ port: Number(port), onMail: print }).catch((error: unknown) =>
    failUsage(`No mail can be caught on port ${port}: ${(error as Error).message}.`),
  );
  console.log(`Catches mail; start the site with SMTP_URL=${url} npm start. Ctrl+C ends it.`);
}
