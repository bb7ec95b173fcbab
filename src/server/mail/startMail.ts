import type { Config } from '../config/config';
import type { ClinicDatabase } from '../database/ports/clinicDatabase';
import { composeMail } from './composeMail';
import { MailWorker } from './mailWorker';
import { smtpSender } from './smtpSender';

export interface StartMailOptions extends Pick<
  Config,
  'smtpUrl' | 'mailFrom' | 'clinicInbox' | 'publicUrl' | 'confirmationsPerEmail'
> {
  readonly database: Pick<ClinicDatabase, 'outbox' | 'journal'>;
  readonly log: { warn(facts: object, text: string): void };
}

/** Sends what waits in the outbox, from now until the returned worker is stopped. */
export function startMail(options: StartMailOptions): MailWorker {
  const { database, smtpUrl, mailFrom, confirmationsPerEmail, log } = options;
  const worker = new MailWorker({
    outbox: database.outbox,
    sender: smtpSender(smtpUrl, mailFrom),
    compose: async (mail, now) => composeMail(mail, options, now, await database.journal.head()),
    clock: Date.now,
    confirmationsPerEmail,
    log: (facts, text) => {
      log.warn(facts, text);
    },
  });
  worker.start();
  return worker;
}
