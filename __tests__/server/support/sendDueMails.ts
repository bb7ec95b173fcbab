import type { Clock } from '../../../src/domain/clock';
import { openLinks } from '../../../src/server/booking/links';
import { openDatabase } from '../../../src/server/db/open';
import { startMailWorker } from '../../../src/server/mail/worker';
import { outboxState } from '../../../src/server/outbox/list';
import { startMailServer, type MailServerOptions, type ReceivedMail } from './mailServer';
import { until } from './until';

/** Sends all mails of a database that are due by a clock, as a clinic's server does, and returns them. */
export async function sendDueMails(
  databaseUrl: string,
  { clock = Date.now, ...options }: MailServerOptions & { readonly clock?: Clock } = {},
): Promise<readonly ReceivedMail[]> {
  const mailServer = await startMailServer(options);
  const { db, close } = await openDatabase(databaseUrl);
  const stop = startMailWorker({
    db,
    links: await openLinks(db),
    publicUrl: 'https://clinica.example',
    mailFrom: { name: 'Clinica', address: 'programari@clinica.example' },
    clinicInbox: 'receptie@clinica.example',
    smtpUrl: mailServer.url,
    clock,
    pollMs: 20,
    log: { warn: jest.fn() },
  });
  await until(async () => (await outboxState(db, clock())).oldestDueAt === null);
  await stop();
  await close();
  await mailServer.close();
  return mailServer.received;
}
