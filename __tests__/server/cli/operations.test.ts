import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { userInfo } from 'node:os';
import { openLinks } from '../../../src/server/context/links';
import { openDatabase } from '../../../src/server/db/open';
import { iso } from '../../../src/server/db/schema';
import { startMailServer } from '../support/mailServer';
import { staffHarness } from '../support/staffHarness';
import { openTestClinic } from '../support/testClinic';

const staff = staffHarness();
const { clinic, json, run, refused, onData, book } = staff;

/** Runs `work` with settings in the environment of the command. */
async function withSettings(settings: Record<string, string>, work: () => Promise<unknown>): Promise<void> {
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
  expect((await clinic('status')).errors).not.toContain('nicio specialitate');
  await onData((db) => db.updateTable('services').set({ removedAt: '2026-03-01T10:00:00.000Z' }).execute());
  const { code, errors } = await clinic('status');
  expect(code).toBe(1);
  expect(errors).toMatch(/^Nu se poate programa nimic: clinica nu are nicio specialitate/m);
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
      db
        .insertInto('job_runs')
        // Nothing is purged by these settings: its last success is of another time.
        .values([
          { name: 'limits', succeededAt: '2020-01-01T10:00:00.000Z' },
          { name: 'purge', succeededAt: '2020-01-01T10:00:00.000Z' },
          ...(['clock', 'pending', 'waiting'] as const).map((name) => ({
            name,
            succeededAt: iso(Date.now()),
          })),
        ])
        .execute(),
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
      'Sarcini fără succes de două zile: limits.',
      'Sarcini care nu au reușit niciodată: log.',
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

test('waiting mails are listed, and failed ones are resent on request', async () => {
  const reference = await book();
  const mails = (status = 'waiting') =>
    json<{ id: number; reference: string; kind: string }[]>(`outbox list --status ${status}`);
  const own = await mails();
  expect(own.map(({ kind }) => kind).sort()).toEqual(['booking.confirmation', 'booking.notice']);
  const id = own.find(({ kind }) => kind === 'booking.confirmation')?.id ?? 0;
  await onData((db) => db.updateTable('outbox').set({ status: 'failed' }).where('id', '=', id).execute());
  expect(await mails('failed')).toMatchObject([{ id, reference }]);
  const words = /^Aceste numere nu sunt ale unor e-mailuri eșuate: 7777, 8888\. /;
  await refused(words, 1, `outbox retry 7777 ${id} 8888`);
  expect(await mails('failed')).toHaveLength(1);
  expect(await run('outbox list --status failed')).toMatch(/confirmare, către pacient +\S+ +eșuat/);
  expect(await json(`outbox retry ${id}`)).toEqual({ retried: 1 });
  expect(await mails('failed')).toEqual([]);
});

test('new links leave the former ones without effect', async () => {
  const reference = await book();
  const former = (await onData(openLinks)).tokenFor(reference);
  await json('links renew --yes');
  const links = await onData(openLinks);
  const read = [former, links.tokenFor(reference)].map((token) => links.referenceIn(token));
  expect(read).toEqual([undefined, reference]);
});

test('the journal names the system’s user, and SUDO_USER in brackets', async () => {
  await withSettings({ SUDO_USER: 'director' }, () => json('services add Genetică'));
  const actor = `staff:${userInfo().username} (SUDO_USER: director)`;
  expect(await json('journal')).toMatchObject([{ actor }]);
});

test('the journal records who did what and when, without personal data', async () => {
  const reference = await book();
  await json('vacations add --doctor 1 --from 2030-01-07 --to 2030-01-08');
  await json('vacations remove 2 --yes');
  await json('slots add --doctor 3 --day luni --from 09:00 --to 10:00');
  await json('profile set name "Clinica Demo"');
  await json(`appointments cancel ${reference} --yes`);
  const entries = await json<{ actor: string; event: string }[]>('journal');
  expect(entries.map(({ event }) => event)).toEqual([
    'appointment.cancelled',
    'profile.entered',
    'slot.entered',
    'slot.entered',
    'vacation.removed',
    'vacation.entered',
  ]);
  for (const { actor } of entries) expect(actor).toContain(`staff:${userInfo().username}`);
  expect(await json(`journal --reference ${reference}`)).toMatchObject([{ event: 'appointment.cancelled' }]);
  expect(await run('journal --limit 1')).toContain('programare anulată');
  expect(JSON.stringify(entries)).not.toMatch(/Ana|Pop|0700|exemplu/);
});
