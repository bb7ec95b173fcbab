import { join } from 'node:path';
import type { Database } from '../../../src/server/db/open';
import type { Db } from '../../../src/server/db/schema';
import { listMails, outboxState } from '../../../src/server/outbox/list';
import { bookSample } from './booking';
import { startMailServer, type MailServer, type MailServerOptions, type ReceivedMail } from './mailServer';
import { openTestDatabase } from './openTestDatabase';
import { type contactRequest, NOW } from './sampleRequests';
import { INBOX, SENDER, startTestWorker } from './sendDueMails';
import { storeMessage } from './storeAppointment';
import { temporaryFolder } from './temporaryFolder';

/** A clinic's outbox and workers with a real mail server, on a clock that the test moves. */
export class TestMailClinic {
  now = NOW;
  readonly log: string[] = [];
  readonly #folder;
  readonly #stops: (() => Promise<void>)[] = [];

  private constructor(
    folder: Awaited<ReturnType<typeof temporaryFolder>>,
    readonly database: Database,
    readonly databaseUrl: string,
    public mailServer: MailServer,
  ) {
    this.#folder = folder;
  }

  static async open(options?: MailServerOptions): Promise<TestMailClinic> {
    const folder = await temporaryFolder();
    const databaseUrl = `file:${join(folder.path, 'clinic.sqlite')}`;
    const database = await openTestDatabase(databaseUrl);
    return new TestMailClinic(folder, database, databaseUrl, await startMailServer(options));
  }

  get db(): Db {
    return this.database.db;
  }

  get received(): readonly ReceivedMail[] {
    return this.mailServer.received;
  }

  /** Starts a mail server again on the same port. */
  async restartMailServer(): Promise<void> {
    this.mailServer = await startMailServer({ port: this.mailServer.port });
  }

  /** Starts a worker. */
  async work(mailFrom: Partial<typeof SENDER> = SENDER): Promise<void> {
    const stop = await startTestWorker(this.db, this.mailServer.url, {
      mailFrom: { name: undefined, address: undefined, ...mailFrom },
      clinicInbox: mailFrom === SENDER ? INBOX : '',
      clock: () => this.now,
      log: { warn: (facts, text) => void this.log.push(`${text} ${JSON.stringify(facts)}`) },
    });
    this.#stops.push(stop);
  }

  /** @returns the reference */
  book(changes: Parameters<typeof bookSample>[1] = {}): Promise<string> {
    return bookSample(this.db, changes, { now: this.now });
  }

  async sendContactRequest(changes: Partial<typeof contactRequest> = {}): Promise<void> {
    await storeMessage(this.db, this.now, changes);
  }

  async nothingWaits(): Promise<boolean> {
    return (await outboxState(this.db, this.now)).oldestDueAt === null;
  }

  /** Returns the status of each mail except reminders. */
  async statuses(): Promise<readonly string[]> {
    const mails = await listMails(this.db, 100);
    return mails.filter(({ kind }) => !kind.startsWith('reminder')).map(({ status }) => status);
  }

  async close(): Promise<void> {
    for (const stop of this.#stops) await stop();
    await this.mailServer.close();
    await this.database.close();
    await this.#folder.remove();
  }
}
