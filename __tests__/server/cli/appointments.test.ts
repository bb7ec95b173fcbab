import { userInfo } from 'node:os';
import { readFile } from 'node:fs/promises';
import ICAL from 'ical.js';
import { sql } from 'kysely';
import { addDays } from '../../../src/domain/calendarDate';
import { clinicTimeAt } from '../../../src/domain/clock';
import { readDoctorTimes } from '../../../src/server/clinic/timetable';
import { MONDAY, TODAY } from '../support/sampleRequests';
import { staffHarness } from '../support/staffHarness';
import { storeAppointment } from '../support/storeAppointment';

const staff = staffHarness();
const { json, run, refused, onData, book, inFolder } = staff;
const bookedDates = async (slotId = 1) =>
  (await onData((db) => readDoctorTimes(db, 1, TODAY, '9999-12-31')))?.slots.find(({ id }) => id === slotId)
    ?.bookedDates;

describe('a list of appointments', () => {
  test.each([
    [
      { phone: '0740 123 456' },
      ['+40740123456', '0740-123-456', '740.123.456', '0040 740 123 456', '0740 123', '+40 (0)740'],
    ],
    [{ phone: '+40 740-123-456' }, ['0740123456', '40740123456', '740 123', '\u202d0740 123\u202c']],
    [{ phone: '0040 (0)740/123456' }, ['0740 123 456', '+40 740 123 456']],
    [{ firstName: 'Ștefania', lastName: 'Țîrlea' }, ['tirlea stef', 'Stefania Ț', 'ȚÎRLEA']],
    [{ firstName: 'Seán', lastName: 'O’Brien' }, ["o'brien", 'O’Brien', 'obrien sean']],
    [{ firstName: 'Ana-Maria', lastName: 'Pop–Ion' }, ['ana maria', 'pop ion', '\u200bPop Ion\u2069']],
  ])('finds %j however staff type it', async (patient, searches) => {
    const reference = await book(patient);
    await book({ slotId: 2, firstName: 'Dan', lastName: 'Radu', phone: '0264 111 222' });
    for (const search of searches)
      expect(await json(`appointments list --search "${search}"`)).toMatchObject([{ reference }]);
    for (const search of ['nimeni', '0740 999'])
      expect(await json(`appointments list --search "${search}"`)).toEqual([]);
  });

  test('can be filtered by dates, doctor, past, or specialty by number or key', async () => {
    const reference = await book();
    await json(`appointments cancel ${reference} --yes`);
    await json('doctors remove 1 --yes');
    const found = (filter: string) => json(`appointments list --status all ${filter}`);
    for (const filter of ['--doctor 1', '--service 1', '--service cardiology', `--to ${MONDAY}`])
      expect(await found(filter)).toMatchObject([{ reference }]);
    for (const filter of ['--doctor 2', '--service rheumatology', `--to ${addDays(MONDAY, -1)}`])
      expect(await found(filter)).toEqual([]);
    await onData((db) => db.updateTable('appointments').set({ state: 'pending' }).execute());
    expect(await found('')).toMatchObject([{ reference, state: 'pending' }]);
  });

  test('is exported as a table without executable formulas, or as a calendar', async () => {
    const patient = {
      firstName: '=HYPERLINK("http://rău.example")',
      lastName: 'Țîru',
      phone: '0740123456',
      message: 'Da,=1+1,\t=1;\n"-c"',
    };
    const reference = await book(patient);
    const file = inFolder('program.csv');
    expect(await staff.clinic(`appointments list --format csv --output ${file}`)).toMatchObject({
      code: 0,
      output: '',
    });
    const table = await readFile(file, 'utf8');
    expect(table.startsWith('\ufeff"Cod";"Data";')).toBe(true);
    expect(table).toContain(
      `"${reference}";"${MONDAY}";"09:00";"09:30";"Dr. Ioana Mureșan";"Cardiologie";"Țîru";`,
    );
    expect(table).toContain(`"'=HYPERLINK(""http://rău.example"")"`);
    // Programs with another separator end a cell within the quotes.
    expect(table).toContain(`"Da,'=1+1,'\t'=1;'\n'""-c"""`);
    // A spreadsheet keeps the zero of a number in groups.
    expect(table).toContain('"0740 123 456"');
    await staff.clinic(`appointments list --json --output ${inFolder('x.json')}`);
    expect(JSON.parse(await readFile(inFolder('x.json'), 'utf8'))).toMatchObject([{ reference }]);

    const calendar = new ICAL.Component(ICAL.parse(await run('appointments list --format ics')) as never[]);
    const event = calendar.getFirstSubcomponent('vevent');
    expect(event?.getFirstPropertyValue('summary')).toMatch(/^Țîru .*: Cardiologie, Dr\. Ioana Mureșan$/);
    expect(event?.getFirstPropertyValue('uid')).toContain(reference);
    expect(String(event?.getFirstPropertyValue('dtstart'))).toBe(`${MONDAY}T09:00:00`);
    expect(event?.getFirstPropertyValue('status')).toBe('CONFIRMED');
    await json(`appointments cancel ${reference} --yes`);
    expect(await run('appointments list --format ics --status cancelled')).toContain('METHOD:CANCEL');
    expect(await run('appointments list --format csv --status cancelled')).toMatch(
      /"Anulată la"\r\n.*;"\d{2}\.\d{2}\.\d{4} \d{2}:\d{2}"\r\n$/s,
    );
    const pending = { state: 'pending', cancelledAt: null } as const;
    await staff.onData((db) => db.updateTable('appointments').set(pending).execute());
    expect(await run('appointments list --format ics --status all')).toContain('STATUS:TENTATIVE');
  });
});

test('a day sheet has the doctor’s free times, too, and names a doctor without hours', async () => {
  await book({ firstName: 'Ion', lastName: 'Moldovan' });
  const output = await run(`appointments day --doctor 1 --date ${MONDAY}`);
  expect(output).toMatch(/^Dr\. Ioana Mureșan, Cardiologie\n.*: o programare\n/);
  expect(output).toMatch(/09:00–09:30 +Moldovan Ion +0700 000 000[^]*\n10:30–11:00 +liber/);
  expect(output).not.toMatch(/09:00–09:30 +liber/);
  expect(await run(`appointments day --doctor 1 --date ${addDays(MONDAY, 5)}`)).toMatch(
    /^Dr\. Ioana Mureșan, .*fără program\n$/s,
  );
  expect(await run(`appointments day --date ${addDays(MONDAY, 5)}`)).toMatch(
    /^Niciun medic nu are program sâmbătă, \d+ .* \d{4}\.\n$/,
  );
});

describe('booking an appointment for a caller', () => {
  const caller = 'appointments add --first-name Ștefan --last-name Pop';
  const phone = '--phone "0740 123 456"';
  const at = (time: string, doctor = '1') => `${caller} ${phone} --doctor ${doctor} --when "${time}"`;

  test('takes the time, is logged as made by staff, and prints the code if there is no e-mail address', async () => {
    const output = await run(at(`${MONDAY} 9:00`));
    const [, reference = ''] =
      /^Am făcut programarea (\w{8}), Pop Ștefan, .*spuneți-i codul \1\.\n$/.exec(output) ?? [];
    expect(await bookedDates()).toEqual([MONDAY]);
    expect(await json(`journal --reference ${reference}`)).toMatchObject([
      { actor: expect.stringMatching(/^staff:/) as string, event: 'appointment.booked' },
    ]);
    expect(await run(`journal --reference ${reference}`)).toContain(userInfo().username);
    expect(await json('outbox list')).toMatchObject([{ kind: 'booking.notice', reference }]);
    const cancelled = await run(`appointments cancel ${reference} --yes`);
    expect(cancelled).not.toContain('E-mail');
    expect(cancelled).toContain(' De anunțat prin telefon: Pop Ștefan, 0740 123 456.');
    // No mail is queued without a mailbox.
    expect(await json('outbox list')).toMatchObject([
      { kind: 'cancellation.notice' },
      { kind: 'booking.notice', status: 'dropped' },
    ]);
  });

  test('takes the first free time for „prima”, and sends a mail if there is an e-mail address', async () => {
    const first = `${at('Prima')} --email stefan@exemplu.ro`;
    const one = await json(first);
    const other = await json(first);
    expect([one.date, one.startTime] < [other.date, other.startTime]).toBe(true);
    expect((await json<{ kind: string }[]>('outbox list')).map(({ kind }) => kind)).toContain(
      'booking.confirmation',
    );
  });

  test.each([
    ['that is taken', 1, /Ora este deja ocupată/, at(`${MONDAY} 10:30`)],
    ['that is none of the doctor’s', 1, /Nu există intervalul/, at(`${MONDAY} 09:15`)],
    ['of nobody', 1, /Nu există medicul 9/, at(`${MONDAY} 09:00`, '9')],
    ['of a doctor who has none', 1, /nicio oră liberă/, at('prima', '3')],
    ['that has passed', 1, /trecut/, at(`${addDays(MONDAY, -140)} 09:00`)],
    ['for a phone that is none', 2, /^--phone: /, `${caller} --phone 7 --doctor 1 --when prima`],
  ])('is refused at a time %s', async (_, code, words, line) => {
    await book({ slotId: 2 });
    await refused(words, code, line);
  });
});

describe('the command that cancels appointments', () => {
  /** Makes SQLite skip or abort each change of an appointment. */
  const onUpdateOf = (reference: string, then: string) =>
    onData((db) =>
      sql
        .raw(
          `create trigger t before update on appointments when old.reference = '${reference}' begin select raise(${then}); end`,
        )
        .execute(db),
    );

  test('frees the time, once', async () => {
    const reference = await book();
    await refused(/--yes/, 2, `appointments cancel ${reference}`);
    expect(await json(`appointments cancel ${reference} --yes`)).toEqual({
      references: [reference],
      cancelled: true,
    });
    expect(await bookedDates()).toEqual([]);
    await refused(/numai o programare activă[^]* anulată/, 1, `appointments cancel ${reference} --yes`);
  });

  test('lists all made since a moment before cancelling them, and reports only those it cancelled', async () => {
    const before = await onData((db) =>
      storeAppointment(db, Date.now() - 7_200_000, { date: MONDAY, slotId: 3 }),
    );
    const references = [await book(), await book({ slotId: 2 })];
    const { date, time } = clinicTimeAt(Date.now() - 60_000);
    const since = `appointments cancel --since "${date} ${time}"`;
    const shown = await run(`${since} --dry-run`);
    expect(shown).toMatch(/^S-ar anula 2 programări viitoare, din cele făcute de la .*:\n/);
    for (const reference of references) expect(shown).toContain(reference);
    expect(shown).not.toContain(before);
    await refused(/--yes/, 2, since);
    await refused(/nu mai multe/, 2, `${since} ${before}`);
    // A colleague cancels the second before this command does.
    await onUpdateOf(references[1] ?? '', 'ignore');
    const done = await run(`${since} --yes`);
    expect(done).toMatch(/^Am anulat o programare viitoare, .*:\n.*\nOra este din nou liberă\./);
    const left = await json<{ reference: string }[]>('appointments list');
    expect(new Set(left.map(({ reference }) => reference))).toEqual(new Set([before, references[1]]));
    await refused(/^Între timp altcineva a anulat o programare viitoare/, 1, `${since} --yes`);
  });

  test('cancels several completely or not at all', async () => {
    const references = [await book(), await book({ slotId: 2 })];
    await onUpdateOf(references[1] ?? '', "abort, 'the disk is full'");
    expect(await staff.clinic('appointments cancel --since 00:00 --yes')).toMatchObject({
      code: 1,
    });
    expect(await json('appointments list')).toHaveLength(references.length);
  });
});

test('moving an appointment takes another time of the same service and frees the old one', async () => {
  const reference = await book();
  const moving = (time: string, more = '') =>
    `appointments move ${reference} --yes --when "${MONDAY} ${time}" ${more}`;
  expect(await json(moving('10:30'))).toEqual({ reference, moved: true });
  expect([await bookedDates(1), await bookedDates(2)]).toEqual([[], [MONDAY]]);
  expect(await run(`appointments show ${reference}`)).toMatch(/Înainte de mutare: .*, Dr\./);
  for (const [line, words] of [
    [moving('03:00'), /Nu există intervalul/],
    [`appointments move ${reference} --yes --when "${addDays(MONDAY, -140)} 09:00"`, /a trecut/],
    [moving('10:30'), /este deja la/],
    [moving('09:00', '--doctor 2'), /altă specialitate/],
  ] as const)
    await refused(words, 1, line);
  await json(`appointments move ${reference} --when prima --yes`);
  expect(await bookedDates(2)).toEqual([]);
  await json(`appointments cancel ${reference} --yes`);
  // The time that it had is now the first free one.
  await refused(/este anulată/, 1, `appointments move ${reference} --when prima --yes`);
});
