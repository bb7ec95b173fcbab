import { join } from 'node:path';
import type { ClinicDatabase } from '../../../src/server/database/ports/clinicDatabase';
import { openDatabase } from '../../../src/server/database/openDatabase';
import { composeMail } from '../../../src/server/mail/composeMail';
import { MailWorker } from '../../../src/server/mail/mailWorker';
import { smtpSender } from '../../../src/server/mail/smtpSender';
import { startMailServer, type MailServer, type MailServerOptions, type ReceivedMail } from './mailServer';
import { openTestDatabase } from './openTestDatabase';
import { appointmentRequest, NEXT_MONDAY, NOW } from './sampleRequests';
import { temporaryFolder } from './temporaryFolder';

export const SENDER = { name: 'Clinica', address: 'programari@clinica.example' };
export const INBOX = 'receptie@clinica.example';

/** A date on which doctor 1 has slot 1. */
export function mondayAfter(weeks: number): string {
  return new Date(Date.parse(NEXT_MONDAY) + weeks * 7 * 86_400_000).toISOString().slice(0, 10);
}

export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 10));
}

/** A clinic's outbox, its workers and a real mail server, on a clock that the test moves. */
export class TestPost {
  now = NOW;
  readonly log: string[] = [];
  readonly #folder;
  readonly #workers: MailWorker[] = [];
  readonly #others: ClinicDatabase[] = [];

  private constructor(
    folder: Awaited<ReturnType<typeof temporaryFolder>>,
    readonly database: ClinicDatabase,
    private mailServer: MailServer,
  ) {
    this.#folder = folder;
  }

  static async open(options?: MailServerOptions): Promise<TestPost> {
    const folder = await temporaryFolder();
    const database = await openTestDatabase(`file:${join(folder.path, 'clinic.sqlite')}`);
    return new TestPost(folder, database, await startMailServer(options));
  }

  get databaseUrl(): string {
    return `file:${join(this.#folder.path, 'clinic.sqlite')}`;
  }

  get server(): MailServer {
    return this.mailServer;
  }

  get received(): readonly ReceivedMail[] {
    return this.mailServer.received;
  }

  /** The same port, where nobody listened for a while. */
  async bringServerBack(): Promise<void> {
    this.mailServer = await startMailServer({ port: this.mailServer.port });
  }

  /** One more database connection, as another process would have. */
  async otherProcess(): Promise<ClinicDatabase> {
    const other = await openDatabase(this.databaseUrl);
    this.#others.push(other);
    return other;
  }

  /** @param confirmationsPerEmail within a day */
  work(on = this.database, confirmationsPerEmail = 0): MailWorker {
    const options = { clinicInbox: INBOX, mailFrom: SENDER, publicUrl: 'https://clinica.example' };
    const worker = new MailWorker({
      outbox: on.outbox,
      sender: smtpSender(this.mailServer.url),
      compose: async (mail, now) => {
        const { facts, journal } = this.database;
        return composeMail(mail, options, {
          ...{ now, clinic: await facts.profile(), seal: await journal.head() },
        });
      },
      clock: () => this.now,
      pollMs: 20,
      confirmationsPerEmail,
      log: (facts, text) => this.log.push(`${text} ${JSON.stringify(facts)}`),
    });
    worker.start();
    this.#workers.push(worker);
    return worker;
  }

  async book(changes: object = {}): Promise<string> {
    const request = { ...appointmentRequest, ...changes };
    const outcome = await this.database.appointments.book(request, { createdAt: NOW });
    if (outcome.kind !== 'accepted') throw new Error('Not booked');
    return outcome.reference;
  }

  async nothingWaits(): Promise<boolean> {
    return (await this.database.outbox.state(this.now)).oldestDueAt === null;
  }

  /** Of everything but reminders. */
  async statuses(): Promise<readonly string[]> {
    const mails = await this.database.outbox.list(100);
    return mails.filter(({ kind }) => !kind.startsWith('reminder')).map(({ status }) => status);
  }

  async close(): Promise<void> {
    for (const worker of this.#workers) await worker.stop();
    await this.mailServer.close();
    for (const database of [...this.#others, this.database]) await database.close();
    await this.#folder.remove();
  }
}
