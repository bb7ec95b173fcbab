import type { Config } from '../config/config';
import type { ClinicDatabase } from '../database/ports/clinicDatabase';
import { composeMail } from './composeMail';
import { MailWorker } from './mailWorker';
import { smtpSender } from './smtpSender';

export interface StartMailOptions extends Pick<
  Config,
  'smtpUrl' | 'mailFrom' | 'clinicInbox' | 'publicUrl' | 'confirmationsPerEmail'
> {
  readonly database: Pick<ClinicDatabase, 'outbox' | 'journal' | 'facts'>;
  readonly log: { warn(facts: object, text: string): void };
}

/** Sends what waits in the outbox, from now until the returned worker is stopped. */
export function startMail(options: StartMailOptions): MailWorker {
  const { database, smtpUrl, confirmationsPerEmail, log } = options;
  const worker = new MailWorker({
    outbox: database.outbox,
    sender: smtpSender(smtpUrl),
    compose: async (mail, now) => {
      const [clinic, seal] = [await database.facts.profile(), await database.journal.head()];
      return composeMail(mail, options, { clinic, now, seal });
    },
    clock: Date.now,
    confirmationsPerEmail,
    log: (facts, text) => {
      log.warn(facts, text);
    },
  });
  worker.start();
  return worker;
}
