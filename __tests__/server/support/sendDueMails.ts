import type { Clock } from '../../../src/domain/clock';
import { openLinks } from '../../../src/server/context/links';
import { openDatabase } from '../../../src/server/db/open';
import type { Db } from '../../../src/server/db/schema';
import { startMailWorker } from '../../../src/server/mail/worker';
import { outboxState } from '../../../src/server/outbox/list';
import { startMailServer, type MailServerOptions, type ReceivedMail } from './mailServer';
import { until } from './until';

export const SENDER = { name: 'Clinica', address: 'programari@clinica.example' };
export const INBOX = 'receptie@clinica.example';

/** Starts a worker that mails as a test clinic does, which looks often for mails. */
export const startTestWorker = async (
  db: Db,
  smtpUrl: string,
  more: Partial<Parameters<typeof startMailWorker>[0]> = {},
) =>
  startMailWorker({
    db,
    smtpUrl,
    links: await openLinks(db),
    publicUrl: 'https://clinica.example',
    bookingWeeks: 52,
    mailFrom: SENDER,
    clinicInbox: INBOX,
    pollMs: 20,
    log: { warn: jest.fn() },
    ...more,
  });

/** Sends all mails of a database that are due by a clock, as a clinic's server does, and returns them. */
export async function sendDueMails(
  databaseUrl: string,
  { clock = Date.now, ...options }: MailServerOptions & { readonly clock?: Clock } = {},
): Promise<readonly ReceivedMail[]> {
  const mailServer = await startMailServer(options);
  const { db, close } = await openDatabase(databaseUrl);
  const stop = await startTestWorker(db, mailServer.url, { clock });
  await until(async () => (await outboxState(db, clock())).oldestDueAt === null);
  await stop();
  await close();
  await mailServer.close();
  return mailServer.received;
}
