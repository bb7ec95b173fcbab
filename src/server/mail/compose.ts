import type { SendMailOptions } from 'nodemailer';
import { emailText } from '../../content/mails/emailText';
import { LEAVE_FIELD } from '../../content/pages/waiting';
import { asciiDomain } from '../../domain/asciiEmail';
import type { ClinicProfile } from '../../domain/facts';
import { emailHtml } from '../../prerender/emailHtml';
import { readProfile } from '../clinic/readFacts';
import type { Config } from '../config/config';
import type { ClaimedMail } from '../outbox/claim';
import { load, type MailSite } from './load';

/** Returns the headers of one-click unsubscribe: [the mail program's own button posts this](https://www.rfc-editor.org/rfc/rfc8058). */
const oneClick = (leave: string) => ({
  [LEAVE_FIELD.name]: `<${leave}>`,
  'List-Unsubscribe-Post': `${LEAVE_FIELD.name}=${LEAVE_FIELD.value}`,
});

/** Returns the sender of the site's mails; what the setting leaves out comes from the clinic's profile. */
export const senderOf = (mailFrom: Config['mailFrom'], { name, email }: ClinicProfile) => ({
  name: mailFrom.name ?? name,
  address: mailFrom.address ?? email,
});

/**
 * Composes a claimed mail from the data stored now; undefined if it would only confuse its reader.
 * @param isBare leaves out the visitor's input
 */
export async function compose(
  mail: ClaimedMail,
  site: MailSite,
  now: number,
  isBare: boolean,
): Promise<SendMailOptions | undefined> {
  const { db, clinicInbox, mailFrom, publicUrl } = site;
  const clinic = await readProfile(db);
  const message = await load(mail, { ...site, clinic, now, isBare });
  if (message === undefined) return undefined;
  const { content, to, replyTo, reference, calendar, leave } = message;
  const from = senderOf(mailFrom, clinic);
  return {
    from,
    // Leaves out the patient's name: a stranger may have typed a message as a name.
    to:
      to === undefined
        ? { name: clinic.name, address: clinicInbox || clinic.email }
        : { name: '', address: to },
    ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
    // The same for every attempt of a row, so that a mail that arrives twice can be recognised.
    messageId: `<${reference}.${mail.kind}.${Date.parse(mail.createdAt).toString(36)}@${asciiDomain(from.address)}>`,
    // Keeps automatic replies from being sent.
    headers: { 'Auto-Submitted': 'auto-generated', ...(leave !== undefined && oneClick(leave)) },
    subject: content.subject,
    text: emailText(content, clinic),
    html: emailHtml(content, clinic, publicUrl),
    ...(calendar && { icalEvent: { filename: 'programare.ics', ...calendar } }),
  };
}
