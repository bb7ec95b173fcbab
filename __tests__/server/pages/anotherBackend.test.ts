import { setTimeout as wait } from 'node:timers/promises';
import { CALLS } from '../../../src/domain/contract';
import { HOUR } from '../../../src/domain/durations';
import { recordRun } from '../../../src/server/journal/jobRuns';
import { bookSample } from '../support/booking';
import { clinicCommand, refusedWith } from '../support/clinicCommand';
import { injectForm } from '../support/forms';
import { startMailServer } from '../support/mailServer';
import { NOW, wireContactRequest } from '../support/sampleRequests';
import { startTestWorker } from '../support/sendDueMails';
import { changePhone, clinicForEach, OTHER_PHONE } from '../support/testClinic';
import { until } from '../support/until';

describe('the site of a clinic with a backend of its own', () => {
  beforeEach(() => {
    jest.replaceProperty(process, 'env', { ...process.env, BACKEND_URL: 'https://api.clinica.example' });
  });
  const clinic = clinicForEach();
  afterEach(() => {
    jest.restoreAllMocks();
  });
  const page = async (url: string): Promise<string> => {
    const { statusCode, body } = await clinic.app.inject({ url, headers: { 'accept-encoding': 'identity' } });
    expect(statusCode).toBe(200);
    return body;
  };

  it('shows the facts of its own data, and each change of them', async () => {
    await changePhone(clinic);
    for (const path of ['/', '/contact', '/programare', '/clinic-facts'])
      await until(async () => (await page(path)).includes(OTHER_PHONE));
  });

  it('shows no hour of its own data, because the backend has others', async () => {
    for (const path of ['/', '/cardiologie', '/about', '/programare', '/artrite']) {
      const html = await page(path);
      expect(html).not.toMatch(/loc liber|ore libere în lunile|[?&;](?:data|interval)=/);
    }
  });

  it('has no call, calendar or patient’s page of its own', async () => {
    for (const url of [
      ...Object.values(CALLS),
      '/slot-events?user_id=1',
      '/programare/link-nou',
      '/programare/asteptare?serviciu=1&medic=1',
      `/programare/7KQ3M9XA-${'x'.repeat(43)}`,
    ])
      for (const method of ['GET', 'POST'] as const)
        expect([url, (await clinic.app.inject({ url, method })).statusCode]).toEqual([url, 404]);
  });

  it('takes no form without JavaScript, and stores nothing', async () => {
    for (const path of ['/contact', '/programare'])
      expect((await injectForm(clinic.app, path, wireContactRequest)).statusCode).toBe(404);
    for (const table of ['appointments', 'contact_requests'] as const)
      expect(await clinic.db.selectFrom(table).selectAll().execute()).toEqual([]);
    for (const path of ['/contact', '/programare']) {
      const html = await page(path);
      expect(html).toMatch(/<noscript>[^]*0264 000 000[^]*<\/noscript>/);
      expect(html).not.toMatch(/link-nou|asteptare|linkul programării|așteptați o oră/);
    }
  });

  it('sends no mail, and the status wants none of it', async () => {
    const mailServer = await startMailServer();
    await bookSample(clinic.db, {}, { now: NOW });
    const stop = await startTestWorker(clinic.db, mailServer.url);
    await wait(200);
    await stop();
    expect(mailServer.received).toEqual([]);
    await recordRun(clinic.db, 'clock', Date.now() - HOUR);
    const settings = { SMTP_URL: mailServer.url, DAY_SHEET: '07:00', RETENTION_DAYS: '30' };
    jest.replaceProperty(process, 'env', { ...process.env, ...settings });
    const { output, errors } = await clinicCommand(`file:${clinic.databaseFile}`)('status');
    expect(output).toMatch(/^Poștă: nu se trimite, .* https:\/\/api\.clinica\.example$/m);
    expect(output).toMatch(/^E-mailul zilei: oprit, .* https:\/\/api\.clinica\.example$/m);
    expect(errors).not.toContain('Poșta nu pleacă');
    expect(errors).toMatch(/^Sarcini care nu au reușit niciodată: pending, waiting, limits, log, purge\.$/m);
    await mailServer.close();
  });

  it('answers the staff who look for appointments that they are kept elsewhere', async () => {
    const command = clinicCommand(`file:${clinic.databaseFile}`);
    for (const words of ['appointments list', 'appointments day --date azi', 'contact-requests list'])
      expect(await command(...words.split(' '))).toEqual(
        refusedWith(1, /^Programările[^\n]+ https:\/\/api\.clinica\.example, nu aici\.\n$/),
      );
    expect(await command('prices', 'list')).toMatchObject({ code: 0 });
    const added = 'doctors add --service 1 --first-name Ana --last-name Pop --title Medic';
    expect(await command(...added.split(' '))).toMatchObject({
      code: 0,
      output: expect.stringMatching(/Programul se ține la https:\/\/api\.clinica\.example/),
    });
  });
});
