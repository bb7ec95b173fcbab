import { DAY } from '../../../src/domain/durations';
import { statSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { DatabaseSync } from 'node:sqlite';
import type { PersonRecord } from '../../../src/content/words/personText';
import { addDays } from '../../../src/domain/calendarDate';
import { recordRun } from '../../../src/server/journal/jobRuns';
import { staffHarness } from '../support/staffHarness';
import { contactRequest, TODAY } from '../support/sampleRequests';
import { storeAppointment, storeMessage } from '../support/storeAppointment';

const PAST = addDays(TODAY, -10);
const staff = staffHarness();
const { json, run, refused, onData, book, inFolder } = staff;

const found = (email = 'ana@exemplu.example') => json<PersonRecord>(`person --email "${email}"`);

afterEach(() => {
  jest.restoreAllMocks();
});
beforeEach(() =>
  onData(async (db) => {
    const createdAt = Date.parse(`${PAST}T08:00:00Z`);
    for (const date of [PAST, addDays(PAST, 7)]) await storeAppointment(db, createdAt, { date });
    await storeAppointment(db, createdAt, {
      date: addDays(PAST, -7),
      email: 'ion@exemplu.example',
      firstName: 'Ion',
    });
    await storeMessage(db, createdAt);
  }),
);

test('all data stored about a person are exported to a private file, however the address is typed', async () => {
  const { appointments, contactRequests, mails } = await found('ANA@Exemplu.example');
  expect(appointments.map(({ patient }) => patient.email)).toEqual(Array(2).fill('ana@exemplu.example'));
  expect(contactRequests).toHaveLength(1);
  const kinds = mails.map(({ kind }) => kind);
  for (const kind of ['booking.notice', 'booking.confirmation', 'contact.notice'])
    expect(kinds).toContain(kind);
  const file = inFolder('ana.txt');
  expect(await staff.clinic(`person --email ana@exemplu.example -o ${file}`)).toMatchObject({
    code: 0,
  });
  const text = await readFile(file, 'utf8');
  for (const part of ['Programări: 2', 'Mesaje: 1', appointments[0]?.reference, contactRequest.message])
    expect(text).toContain(part);
  expect(text).not.toContain('Ion');
  expect((await stat(file)).mode & 0o077).toBe(0);
});

test('one command erases a person and nobody else', async () => {
  expect(await run('forget --email Ana@exemplu.example --yes')).toContain('2 programări și un mesaj');
  await refused(/^Nu este păstrat nimic/, 1, 'person --email ana@exemplu.example');
  await refused(/^Nu este păstrat nimic/, 1, 'forget --email ana@exemplu.example --yes');
  expect((await found('ion@exemplu.example')).appointments).toHaveLength(1);
  expect(await json(`appointments list --from ${addDays(PAST, -30)}`)).toHaveLength(3);
  const backup = inFolder('after.jsonl');
  await run(`backup "${backup}"`);
  expect(await readFile(backup, 'utf8')).not.toMatch(/ana@exemplu/i);
});

test('a person is erased from one appointment only when its code is given', async () => {
  const [first, second] = (await found()).appointments;
  await json('forget --reference', first?.reference ?? '', '--yes');
  expect((await found()).appointments.map(({ reference }) => reference)).toEqual([second?.reference]);
});

test('a caller without an e-mail address is erased by the code of one appointment, or by age', async () => {
  const storeCaller = (slotId: number) =>
    onData((db) => storeAppointment(db, Date.parse(PAST), { date: PAST, slotId, email: '' }));
  const lastNames = async () => {
    const rows = onData((db) =>
      db.selectFrom('appointments').select('lastName').where('slotId', '>', 1).orderBy('slotId').execute(),
    );
    return (await rows).map(({ lastName }) => lastName);
  };
  const reference = await storeCaller(2);
  await storeCaller(3);
  await json(`forget --reference ${reference} --yes`);
  expect(await lastNames()).toEqual(['', 'Pop']);
  await json('purge --older-than 5 --yes');
  expect(await lastNames()).toEqual(['', '']);
});

test('a person is erased only without upcoming appointments, and after confirmation', async () => {
  await refused(/--yes/, 2, 'forget --email ana@exemplu.example');
  await book();
  await refused(
    /o programare viitoare.*npm run clinic -- appointments cancel/,
    1,
    'forget --email ana@exemplu.example --yes',
  );
  expect((await found()).appointments).toHaveLength(3);
});

test('patients and messages older than a number of days are erased, and the booked times stay', async () => {
  expect(await run('purge --older-than 5 --dry-run')).toMatch(/2 programări și un mesaj/);
  await refused(/--yes/, 2, 'purge --older-than 5');
  await json('purge --older-than 5 --yes');
  const appointments = await json<{ date: string; patient: { lastName: string } }[]>(
    `appointments list --from ${addDays(PAST, -30)}`,
  );
  expect(appointments.map(({ date, patient }) => [date, patient.lastName])).toEqual([
    [addDays(PAST, -7), ''],
    [PAST, ''],
    [addDays(PAST, 7), 'Pop'],
  ]);
  expect(await json('contact-requests list')).toEqual([]);
});

test.each([
  ['ahead', 40 * DAY],
  ['back', -40 * DAY],
])(
  'nothing is erased after the clock has jumped %s, whatever strangers write then, until staff confirm it',
  async (_where, jump) => {
    expect(await run('clock')).toMatch(/^Ceasul spune /);
    await onData((db) => recordRun(db, 'clock', Date.now()));
    const now = Date.now() + jump;
    jest.spyOn(Date, 'now').mockReturnValue(now);
    await onData((db) => storeMessage(db, now));
    await refused(/^Ceasul acestui calculator spune .*clinic clock/, 1, 'purge --older-than 5 --yes');
    await refused(/Este bine acum\?.*--yes/, 2, 'clock');
    expect(await json('clock --yes')).toMatchObject({ confirmed: true });
    expect(await run('journal')).toContain('ceas confirmat');
    expect(await run('purge --older-than 5 --yes')).toMatch(/^Am șters/);
  },
);

test('an erasure is reported as done even if its traces cannot be wiped yet', async () => {
  const file = staff.url.replace('file:', '');
  const reader = new DatabaseSync(file);
  reader.exec('begin');
  reader.prepare('select * from appointments').all();
  expect(await run('purge --older-than 5 --yes')).toMatch(/^Am șters datele personale: /);
  expect(statSync(`${file}-wal`).size).toBeGreaterThan(0);
  reader.close();
});

test('marking a message as settled names its sender and subject, and takes it off the list', async () => {
  const waiting = () => json<{ reference: string; name: string }[]>('contact-requests list');
  const [{ reference, name } = { reference: '', name: '' }] = await waiting();
  expect(await run(`contact-requests show ${reference}`)).toContain('Mesaj: Bună ziua');
  const same = /^Nu s-a schimbat nimic/;
  const done = `contact-requests done ${reference}`;
  const named = new RegExp(`^Mesajul ${reference}, ${name}, „${contactRequest.subject}”: rezolvat din `);
  expect(await run(`${done} --undo`)).toMatch(same);
  expect(await run(done)).toMatch(named);
  expect(await run(done)).toMatch(same);
  expect(await waiting()).toEqual([]);
  expect(await run(`${done} --undo`)).toMatch(/: nerezolvat\.\n$/);
  expect(await waiting()).toHaveLength(1);
});
