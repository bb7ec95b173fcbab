import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openDatabase } from '../../../src/server/db/open';
import { startMailServer } from '../support/mailServer';
import { staffHarness } from '../support/staffHarness';
import { openTestClinic } from '../support/testClinic';

const staff = staffHarness();
const { clinic, run, refused, onData, book } = staff;

/** Runs `work` with settings in the environment of the command. */
async function withSettings(settings: Record<string, string>, work: () => Promise<void>): Promise<void> {
  const before = { ...process.env };
  Object.assign(process.env, settings);
  try {
    await work();
  } finally {
    process.env = before;
  }
}

test('the status says that the mail of the day needs a mail server', async () => {
  await withSettings({ DAY_SHEET: '07:00' }, async () => {
    const { output, errors } = await clinic('status');
    expect(output).toContain('E-mailul zilei: la 07:00');
    expect(errors).toContain('E-mailul zilei (DAY_SHEET) nu se trimite: lipsește SMTP_URL.');
  });
});

test('the status says that a clinic without services takes no bookings', async () => {
  expect((await clinic('status')).errors).not.toContain('niciun serviciu');
  await onData((db) => db.updateTable('services').set({ removedAt: '2026-03-01T10:00:00.000Z' }).execute());
  const { code, errors } = await clinic('status');
  expect(code).toBe(1);
  expect(errors).toMatch(/^Nu se poate programa nimic: clinica nu are niciun serviciu/m);
});

test('the status says what needs attention, and ends with 1 then', async () => {
  await book();
  const server = await openTestClinic({ database: await openDatabase(staff.url), clock: Date.now });
  const { port } = new URL(await server.app.listen({ host: '127.0.0.1', port: 0 }));
  await withSettings({ PORT: port }, async () => {
    const healthy = await run('status');
    expect(healthy).toMatch(
      /^Versiune: \d.*\nSite: gata la http:\/\/127\.0\.0\.1:\d+, versiunea \d.*\nDate: file:.*\nTabele: 0001_clinic$/m,
    );
    expect(healthy).toMatch(/^Ultimul e-mail trimis: niciodată\nE-mailuri care așteaptă: 2\n/m);

    expect(healthy).not.toContain('Ultima eroare');
    server.changes.isConnected = false;
    expect((await clinic('status')).errors).toMatch(
      /^Site-ul nu primește programări: „Not ready: .*LISTEN.*”\. Cauza este în logul serverului\.$/m,
    );

    const settledAt = '2026-03-02T07:05:00.000Z';
    const failed = { status: 'failed', lastError: 'EMESSAGE 554 5.7.1', settledAt } as const;
    await onData((db) => db.updateTable('outbox').set(failed).execute());
    await onData((db) =>
      db.insertInto('job_runs').values({ name: 'purge', succeededAt: '2020-01-01T10:00:00.000Z' }).execute(),
    );
    await server.close();
    const { code, output, errors } = await clinic('status');
    expect(code).toBe(1);
    expect(output).toMatch(
      /^E-mailuri eșuate: 2\nUltima eroare de e-mail: EMESSAGE 554 5\.7\.1 \(eșuat, 02\.03\.2026 09:05\)$/m,
    );
    expect(errors.trim().split('\n')).toEqual([
      expect.stringMatching(/^Site-ul nu răspunde la /),
      expect.stringMatching(/^E-mailuri eșuate: 2 /),
      'Sarcini fără succes de două zile: purge.',
    ]);
  });
});

test('the status says that the site is not ready although a proxy answers in its place', async () => {
  const proxy = createServer((_request, response) => response.writeHead(503).end('<h1>503</h1>'));
  await once(proxy.listen(0, '127.0.0.1'), 'listening');
  const { port } = proxy.address() as AddressInfo;
  await withSettings({ HOST: '127.0.0.1', PORT: `${port}` }, async () => {
    const { output, errors } = await clinic('status');
    expect(output).toMatch(/^Site: nu este gata la /m);
    expect(errors).toMatch(/^Site-ul nu primește programări\. Cauza este în logul serverului\.$/m);
  });
  proxy.close();
});

test('the status and the test mail say why mail cannot leave', async () => {
  await withSettings({ SMTP_URL: 'smtp://127.0.0.1:9' }, async () => {
    const { code, output, errors } = await clinic('status');
    expect([code, output]).toEqual([1, expect.stringMatching(/^Poștă: se trimite$/m)]);
    expect(errors).toMatch(
      /^Serverul de e-mail nu primește: .*ECONNREFUSED 127\.0\.0\.1:9\. Verificați SMTP_URL\.$/m,
    );
  });
  await withSettings({ SMTP_URL: 'smtps://user:se/cret@mail.example:465' }, async () => {
    await refused(
      /^Variabila SMTP_URL este "smtps:.*" și nu poate fi citită\. .*%2F/,
      1,
      'mail test ana@exemplu.ro',
    );
  });
});

test('a test mail goes out at once, or the command says why not', async () => {
  await refused(/^SMTP_URL lipsește/, 1, 'mail test ana@exemplu.ro');
  const mailServer = await startMailServer({ unknown: ['nimeni@exemplu.ro'] });
  await withSettings({ SMTP_URL: mailServer.url, MAIL_FROM: 'Site <site@exemplu.ro>' }, async () => {
    expect(await run('mail test ana@exemplu.ro')).toMatch(/a primit mesajul: 250 /);
    expect(mailServer.received).toMatchObject([{ from: 'site@exemplu.ro', to: ['ana@exemplu.ro'] }]);
    await refused(/^E-mailul nu a plecat: .*550/, 1, 'mail test nimeni@exemplu.ro');
  });
  await mailServer.close();
});
