import { fetchCall } from '../support/forms';
import { startMailServer, type MailServer } from '../support/mailServer';
import { MONDAY, wireAppointment } from '../support/sampleRequests';
import { serversForEach, type ServerProcess } from '../support/serverProcess';
import { storedRows } from '../support/storedRows';
import { until } from '../support/until';

describe('a server with a mail server', () => {
  const servers = serversForEach();
  let mailServer: MailServer;
  beforeEach(async () => {
    mailServer = await startMailServer({ whims: ['dawdle'] });
  });
  afterEach(() => mailServer.close());

  const book = async ({ url }: ServerProcess): Promise<void> => {
    const answer = await fetchCall(url, 'createAppointment', { ...wireAppointment, date: MONDAY });
    expect(answer.status).toBe(200);
  };

  it('sends mails queued before it had a mail server, as its settings say', async () => {
    const without = await servers.start();
    await book(without);
    without.process.kill('SIGTERM');
    expect(await without.ended).toBe(0);
    const MAIL_FROM = 'Recepția <receptie@clinica.example>';
    await servers.start({ SMTP_URL: mailServer.url, MAIL_FROM, CLINIC_INBOX: 'caiet@clinica.example' });
    await until(() => mailServer.received.length === 2);
    expect(mailServer.received.map(({ to }) => to.join()).sort()).toEqual([
      wireAppointment.client_email,
      'caiet@clinica.example',
    ]);
    for (const { mail } of mailServer.received)
      expect(mail.from).toMatchObject({ name: 'Recepția', address: 'receptie@clinica.example' });
  });

  it('finishes the mail in progress before it exits on SIGTERM', async () => {
    const running = await servers.start({ SMTP_URL: mailServer.url });
    await book(running);
    await until(() => mailServer.attempts() > 0);
    running.process.kill('SIGTERM');
    expect(await running.ended).toBe(0);
    await until(() => mailServer.received.length > 0);
    expect(storedRows(servers.databaseFile, `select kind from outbox where status = 'sent'`)).toHaveLength(
      mailServer.received.length,
    );
  });
});
