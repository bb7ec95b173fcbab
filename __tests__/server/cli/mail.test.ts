import { userInfo } from 'node:os';
import { openLinks } from '../../../src/server/booking/links';
import { storeContactRequest } from '../../../src/server/contact/store';
import { UNLIMITED } from '../../../src/server/booking/budget';
import { staffHarness } from '../support/staffHarness';
import { contactRequest } from '../support/sampleRequests';

const { json, run, refused, onData, book } = staffHarness();

test('waiting mails are listed, and failed ones are resent on request', async () => {
  const reference = await book();
  const mails = (...args: string[]) =>
    json<{ id: number; reference: string; kind: string }[]>('outbox list', ...args);
  const own = await mails();
  expect(own.map(({ kind }) => kind).sort()).toEqual(['booking.confirmation', 'booking.notice']);
  const id = own.find(({ kind }) => kind === 'booking.confirmation')?.id ?? 0;
  await onData((db) => db.updateTable('outbox').set({ status: 'failed' }).where('id', '=', id).execute());
  expect(await mails('--status', 'failed')).toMatchObject([{ id, reference }]);
  await refused(
    /^Aceste numere nu sunt ale unor e-mailuri eșuate: 7777, 8888\. /,
    1,
    `outbox retry 7777 ${id} 8888`,
  );
  expect(await mails('--status', 'failed')).toHaveLength(1);
  expect(await run('outbox list --status failed')).toMatch(/confirmare, către pacient +\S+ +eșuat/);
  expect(await json(`outbox retry ${id}`)).toEqual({ retried: 1 });
  expect(await mails('--status', 'failed')).toEqual([]);
});

test('contact requests stay open until staff mark them as settled, which is said with name and subject', async () => {
  await onData((db) =>
    storeContactRequest(
      db,
      { ...contactRequest, name: 'Dana Ilieș' },
      { key: null, now: Date.now() },
      UNLIMITED,
    ),
  );
  const waiting = () => json<{ reference: string; name: string }[]>('contact-requests list');
  const [{ reference, name } = { reference: '', name: '' }] = await waiting();
  expect(name).toBe('Dana Ilieș');
  expect(await run(`contact-requests show ${reference}`)).toContain('Mesaj: Bună ziua');
  const same = /^Nu s-a schimbat nimic/;
  const done = `contact-requests done ${reference}`;
  const named = new RegExp(`^Mesajul ${reference}, Dana Ilieș, „${contactRequest.subject}”: rezolvat din `);
  expect(await run(`${done} --undo`)).toMatch(same);
  expect(await run(done)).toMatch(named);
  expect(await run(done)).toMatch(same);
  expect(await waiting()).toEqual([]);
  expect(await run(`${done} --undo`)).toMatch(/: nerezolvat\.\n$/);
  expect(await waiting()).toHaveLength(1);
});

test('new links leave the former ones without effect', async () => {
  const reference = await book();
  const former = (await onData(openLinks)).tokenFor(reference);
  await json('links renew --yes');
  const links = await onData(openLinks);
  expect([links.referenceIn(former), links.referenceIn(links.tokenFor(reference))]).toEqual([
    undefined,
    reference,
  ]);
});

test('the journal names the system’s user, and beside it whom the environment claims', async () => {
  const { SUDO_USER: before } = process.env;
  process.env.SUDO_USER = 'director';
  await json('services add Genetică');
  if (before === undefined) delete process.env.SUDO_USER;
  else process.env.SUDO_USER = before;
  const actor = `staff:${userInfo().username} (SUDO_USER: director)`;
  expect(await json('journal')).toMatchObject([{ actor }]);
});

test('the journal records who did what and when, without personal data', async () => {
  const reference = await book();
  await json('vacations add --doctor 1 --from 2030-01-07 --to 2030-01-08');
  await json('vacations remove 2 --yes');
  await json('services add Genetică');
  await json('slots add --doctor 3 --day luni --from 09:00 --to 10:00');
  await json('profile set name "Clinica Demo"');
  await json(`appointments cancel ${reference} --yes`);
  const staff = expect.stringContaining(`staff:${userInfo().username}`) as string;
  const entries = await json<{ actor: string; event: string }[]>('journal');
  expect(entries.map(({ actor, event }) => [actor, event])).toEqual(
    [
      'vacation.entered',
      'vacation.removed',
      'service.entered',
      'slot.entered',
      'slot.entered',
      'profile.entered',
      'appointment.cancelled',
    ]
      .toReversed()
      .map((event) => [staff, event]),
  );
  expect(await json(`journal --reference ${reference}`)).toMatchObject([{ event: 'appointment.cancelled' }]);
  expect(await run('journal --limit 1')).toContain('programare anulată');
  expect(JSON.stringify(entries)).not.toMatch(/Ana|Pop|0700|exemplu/);
});
