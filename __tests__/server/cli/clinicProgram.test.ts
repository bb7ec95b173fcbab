import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import ICAL from 'ical.js';
import { addDays } from '../../../src/domain/calendarDate';
import { clinicCommand, type ClinicCommand } from '../support/clinicCommand';
import { openTestDatabase } from '../support/openTestDatabase';
import { appointmentRequest } from '../support/sampleRequests';
import { MONDAY, type PrepareData } from '../support/staffedSite';
import { temporaryFolder, type TemporaryFolder } from '../support/temporaryFolder';
import { describeFactsCommand } from './factsCommandContract';
import { describeFactsImport } from './factsImportContract';
import { describeJournal } from './journalContract';
import { describePerson } from './personContract';
import { describeSafekeeping } from './safekeepingContract';
import { describeStaffCommand } from './staffCommandContract';

const prepareSqlite: PrepareData = (folder) =>
  Promise.resolve({
    databaseUrl: `file:${join(folder, 'clinic.sqlite')}`,
    remove: () => Promise.resolve(),
  });

describeStaffCommand('SQLite', prepareSqlite);
describeFactsCommand('SQLite', prepareSqlite);
describeFactsImport('SQLite', prepareSqlite);
describeSafekeeping('SQLite', prepareSqlite);
describePerson('SQLite', prepareSqlite);
describeJournal('SQLite', prepareSqlite);

describe("the staff's command", () => {
  let folder: TemporaryFolder;
  let databaseUrl: string;
  let clinic: ClinicCommand;
  beforeEach(async () => {
    folder = await temporaryFolder();
    databaseUrl = `file:${join(folder.path, 'clinic.sqlite')}`;
    clinic = clinicCommand(databaseUrl);
  });
  afterEach(() => folder.remove());

  it.each([
    [['slotz'], 'Comanda slotz nu există. Poate ați vrut: slots?'],
    [['appointments', 'list', '--dcotor', '1'], 'Opțiunea --dcotor nu există. Poate ați vrut: --doctor?'],
    [['services', 'add'], 'Lipsește <nume>.'],
    [
      ['services', 'add', 'Boli', 'rare'],
      'Sunt prea multe argumente. Puneți numele de mai multe cuvinte în ghilimele.',
    ],
    [['vacations', 'add', '--doctor', '1'], 'Lipsește opțiunea --from <dată>.'],
    [['vacations', 'add', '--doctor', '1', '--from'], 'Opțiunea --from <dată> cere o valoare.'],
    [
      ['vacations', 'add', '--doctor', '1', '--from', '2026-02-30'],
      '--from: Scrieți data ca 2026-11-23 sau 23.11.2026, ori „azi” sau „mâine”.',
    ],
    [
      ['appointments', 'list', '--status', 'x'],
      '--status: Alegeți una dintre valorile active, cancelled, all.',
    ],
    [['appointments', 'show', 'abc'], 'Scrieți codul de 8 litere și cifre, ca 7KQ3M9XA.'],
  ])('answers %j with exit code 2 and one line that says what to change', async (args, line) => {
    expect(await clinic(...args)).toEqual({ code: 2, output: '', errors: `${line}\n` });
  });

  it('explains itself, in Romanian, and its exit codes', async () => {
    const { code, output, errors } = await clinic('--help');
    expect({ code, errors }).toEqual({ code: 0, errors: '' });
    expect(output).toMatch(/Utilizare: clinic/);
    expect(output).toMatch(/Coduri de ieșire: 0 .*; 1 .*; 2 /);
    expect(output).not.toMatch(/Usage|Options|Commands|display help/);
  });

  it('says in one line that the data cannot be opened, and why', async () => {
    const result = await clinicCommand('postgres://clinic:secret@127.0.0.1:9/clinic')('doctors', 'list');
    expect(result).toMatchObject({ code: 1, output: '' });
    expect(result.errors).toMatch(/^Baza de date nu poate fi deschisă\. Verificați DATABASE_URL: .*\n$/);
    expect(result.errors).not.toContain('secret');
    expect(await clinicCommand('mysql://x')('doctors', 'list')).toMatchObject({
      code: 2,
      errors: expect.stringMatching(/^Variabila DATABASE_URL nu numește o bază de date\..*\n$/) as string,
    });
  });

  it('says of empty data where it looked for them, apart from its result, and invents no clinic', async () => {
    const { code, output, errors } = await clinic('services', 'list', '--json');
    expect([code, JSON.parse(output)]).toEqual([0, []]);
    expect(errors).toBe(`Baza de date ${databaseUrl} nu are niciun serviciu. Verificați DATABASE_URL.\n`);
    await clinic('services', 'add', 'Cardiologie');
    expect((await clinic('services', 'list')).errors).toBe('');
  });

  it('exports a table that spreadsheets read without running it, and a calendar', async () => {
    const database = await openTestDatabase(databaseUrl);
    const patient = { firstName: '=HYPERLINK("http://rău.example")', lastName: 'Țîru', message: 'a;b\n"c"' };
    const request = { ...appointmentRequest, ...patient, date: MONDAY };
    const booked = await database.appointments.book(request, { createdAt: Date.now() });
    await database.close();
    const reference = booked.kind === 'accepted' ? booked.reference : '';

    const tableFile = join(folder.path, 'program.csv');
    await clinic('appointments', 'export', '--output', tableFile);
    const table = await readFile(tableFile, 'utf8');
    expect(table.startsWith('\ufeff"Cod";"Data";')).toBe(true);
    expect(table).toContain(
      `"${reference}";"${MONDAY}";"09:00";"09:30";"Dr. Ioana Mureșan";"Cardiologie";"Țîru";`,
    );
    expect(table).toContain(`"'=HYPERLINK(""http://rău.example"")"`);
    expect(table).toContain('"a;b\n""c"""');

    const file = join(folder.path, 'program.ics');
    const exported = await clinic('appointments', 'export', '--format', 'ics', '--output', file);
    expect(exported).toMatchObject({ code: 0, output: '' });
    const calendar = new ICAL.Component(ICAL.parse(await readFile(file, 'utf8')) as never[]);
    const [event] = calendar.getAllSubcomponents('vevent');
    expect(event?.getFirstPropertyValue('summary')).toMatch(/^Țîru .*: Cardiologie, Dr\. Ioana Mureșan$/);
    expect(String(event?.getFirstPropertyValue('dtstart'))).toBe(`${MONDAY}T09:00:00`);
    const nobody = await clinic('appointments', 'export', '--from', addDays(MONDAY, 1));
    expect(nobody.output.trimEnd().split('\r\n')).toHaveLength(1);

    const uid = event?.getFirstPropertyValue('uid');
    expect((await clinic('appointments', 'cancel', reference, '--yes')).code).toBe(0);
    const taken = await clinic('appointments', 'export', '--format', 'ics', '--status', 'cancelled');
    const withdrawn = new ICAL.Component(ICAL.parse(taken.output) as never[]);
    expect(withdrawn.getFirstPropertyValue('method')).toBe('CANCEL');
    const [entry] = withdrawn.getAllSubcomponents('vevent');
    expect(['uid', 'status', 'sequence'].map((name) => entry?.getFirstPropertyValue(name))).toEqual([
      uid,
      'CANCELLED',
      1,
    ]);
  });
});
