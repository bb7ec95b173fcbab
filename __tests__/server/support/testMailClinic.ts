import { join } from 'node:path';
import { listMails, outboxState } from '../../../src/server/outbox/list';
import { bookSample } from './booking';
import { startMailServer, type MailServerOptions, type ReceivedMail } from './mailServer';
import { openTestDatabase } from './openTestDatabase';
import { type contactRequest, NOW } from './sampleRequests';
import { INBOX, SENDER, startTestWorker } from './sendDueMails';
import { storeMessage } from './storeAppointment';
import { temporaryFolder } from './temporaryFolder';

/** Opens a clinic's outbox and workers with a real mail server, on a clock that the test moves. */
export async function openTestMailClinic(options?: MailServerOptions) {
  const folder = await temporaryFolder();
  const databaseUrl = `file:${join(folder.path, 'clinic.sqlite')}`;
  const database = await openTestDatabase(databaseUrl);
  const { db } = database;
  const stops: (() => Promise<void>)[] = [];
  const log: string[] = [];
  const clinic = {
    now: NOW,
    log,
    database,
    databaseUrl,
    db,
    mailServer: await startMailServer(options),
    get received(): readonly ReceivedMail[] {
      return clinic.mailServer.received;
    },
    /** Starts a mail server again on the same port. */
    restartMailServer: async (): Promise<void> => {
      clinic.mailServer = await startMailServer({ port: clinic.mailServer.port });
    },
    /** Starts a worker. */
    work: async (mailFrom: Partial<typeof SENDER> = SENDER): Promise<void> => {
      const stop = await startTestWorker(db, clinic.mailServer.url, {
        mailFrom: { name: undefined, address: undefined, ...mailFrom },
        clinicInbox: mailFrom === SENDER ? INBOX : '',
        clock: () => clinic.now,
        log: { warn: (facts, text) => void log.push(`${text} ${JSON.stringify(facts)}`) },
      });
      stops.push(stop);
    },
    /** @returns the reference */
    book: (changes: Parameters<typeof bookSample>[1] = {}): Promise<string> =>
      bookSample(db, changes, { now: clinic.now }),
    sendContactRequest: (changes: Partial<typeof contactRequest> = {}): Promise<unknown> =>
      storeMessage(db, clinic.now, changes),
    nothingWaits: async (): Promise<boolean> => (await outboxState(db, clinic.now)).oldestDueAt === null,
    /** Returns the status of each mail except reminders. */
    statuses: async (): Promise<readonly string[]> =>
      (await listMails(db, 100))
        .filter(({ kind }) => !kind.startsWith('reminder'))
        .map(({ status }) => status),
    close: async (): Promise<void> => {
      for (const stop of stops) await stop();
      await clinic.mailServer.close();
      await database.close();
      await folder.remove();
    },
  };
  return clinic;
}
export type TestMailClinic = Awaited<ReturnType<typeof openTestMailClinic>>;
