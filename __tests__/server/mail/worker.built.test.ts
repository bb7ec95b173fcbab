import { join } from 'node:path';
import { CALLS } from '../../../src/domain/contract';
import { callForm } from '../support/forms';
import { startMailServer, type MailServer } from '../support/mailServer';
import { MONDAY, wireAppointment } from '../support/sampleRequests';
import { startServer, type ServerProcess } from '../support/serverProcess';
import { storedRows } from '../support/storedRows';
import { temporaryFolder, type TemporaryFolder } from '../support/temporaryFolder';
import { until } from '../support/until';

describe('a server with a mail server', () => {
  let folder: TemporaryFolder;
  let mailServer: MailServer;
  let server: ServerProcess | undefined;
  beforeEach(async () => {
    folder = await temporaryFolder();
    mailServer = await startMailServer({ whims: ['dawdle'] });
  });
  afterEach(async () => {
    server?.process.kill('SIGKILL');
    await server?.ended;
    await mailServer.close();
    await folder.remove();
  });

  const start = async (env: NodeJS.ProcessEnv = {}): Promise<ServerProcess> => {
    server = await startServer(folder.path, env);
    return server;
  };
  const book = async ({ url }: ServerProcess): Promise<void> => {
    const body = callForm('createAppointment', { ...wireAppointment, date: MONDAY });
    expect((await fetch(url + CALLS.createAppointment, { method: 'POST', body })).status).toBe(200);
  };
  const withMail = () => ({
    SMTP_URL: mailServer.url,
    MAIL_FROM: 'Recepția <receptie@clinica.example>',
    CLINIC_INBOX: 'caiet@clinica.example',
  });

  it('sends mails queued before it had a mail server, as its settings say', async () => {
    const without = await start();
    await book(without);
    without.process.kill('SIGTERM');
    expect(await without.ended).toBe(0);
    await start(withMail());
    await until(() => mailServer.received.length === 2);
    expect(mailServer.received.map(({ to }) => to.join()).sort()).toEqual([
      wireAppointment.client_email,
      'caiet@clinica.example',
    ]);
    for (const { mail } of mailServer.received)
      expect(mail.from).toMatchObject({ name: 'Recepția', address: 'receptie@clinica.example' });
  });

  it('logs no patient’s link, at any level', async () => {
    const running = await start({ ...withMail(), LOG_LEVEL: 'trace' });
    await book(running);
    await until(() => mailServer.received.length === 2);
    const text = mailServer.received.map(({ mail }) => mail.text).join();
    const token = /\/programare\/([\w-]+)/.exec(text)?.[1] ?? '';
    const page = `${running.url}/programare/${token}`;
    for (const url of [page, `${page}/programare.ics`, `${page}?x`, `${page}/nothing`]) await fetch(url);
    for (const method of ['PUT', 'POST']) await fetch(page, { method });
    running.process.kill('SIGTERM');
    await running.ended;
    expect(token).not.toBe('');
    expect(running.output()).toContain('/programare/:token');
    expect(running.output() + running.errors()).not.toContain(token.slice(0, 20));
  });

  it('finishes the mail in progress before it exits on SIGTERM', async () => {
    const running = await start(withMail());
    await book(running);
    await until(() => mailServer.attempts() > 0);
    running.process.kill('SIGTERM');
    expect(await running.ended).toBe(0);
    const sent = `select kind from outbox where status = 'sent'`;
    await until(() => mailServer.received.length > 0);
    expect(storedRows(join(folder.path, 'clinic.sqlite'), sent)).toHaveLength(mailServer.received.length);
  });
});
