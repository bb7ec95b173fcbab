import { userInfo } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { ListedEntry } from '../../../src/server/database/staff/journal';
import { openDatabase } from '../../../src/server/database/openDatabase';
import { clinicCommand, type ClinicCommand } from '../support/clinicCommand';
import { openTestDatabase, openTestEngine } from '../support/openTestDatabase';
import { appointmentRequest, NEXT_MONDAY } from '../support/sampleRequests';
import type { DataPlace, PrepareData } from '../support/staffedSite';
import { temporaryFolder, type TemporaryFolder } from '../support/temporaryFolder';

const receipt = { createdAt: Date.parse('2026-03-02T08:00:00Z') };

/** What the journal promises: that what was done shows, and that nobody can change that unseen. */
export function describeJournal(engineName: string, prepare: PrepareData): void {
  describe(`the journal in ${engineName}`, () => {
    let folder: TemporaryFolder;
    let place: DataPlace;
    let clinic: ClinicCommand;
    /** Of the booked appointment. */
    let reference: string;
    beforeEach(async () => {
      folder = await temporaryFolder();
      place = await prepare(folder.path);
      clinic = clinicCommand(place.databaseUrl);
      reference = await book(NEXT_MONDAY);
    });
    afterEach(async () => {
      await place.remove();
      await folder.remove();
    });

    const book = async (date: string): Promise<string> => {
      const database = await openTestDatabase(place.databaseUrl);
      const outcome = await database.appointments.book({ ...appointmentRequest, date }, receipt);
      await database.journal.seal();
      await database.close();
      return outcome.kind === 'accepted' ? outcome.reference : '';
    };
    const cancel = async (): Promise<void> => {
      const database = await openDatabase(place.databaseUrl);
      await database.appointments.cancel({ reference }, 'clinic', Date.now());
      await database.close();
    };
    const entries = async (...args: readonly string[]): Promise<readonly ListedEntry[]> =>
      JSON.parse((await clinic('journal', '--json', ...args)).output) as readonly ListedEntry[];
    const seal = async (): Promise<string> => {
      const database = await openDatabase(place.databaseUrl);
      const head = await database.journal.head();
      await database.close();
      return head ?? '';
    };
    /** Past the program, as whoever has the database can. */
    const tamper = async (...statements: readonly string[]): Promise<void> => {
      const engine = await openTestEngine(place.databaseUrl);
      for (const statement of statements) await sql.raw(statement).execute(engine.db);
      await engine.close();
    };
    const whole = { code: 0, errors: '', output: expect.stringContaining('Jurnalul este întreg') as string };
    const broken = (line: string) => ({
      code: 1,
      output: '',
      errors: expect.stringMatching(
        new RegExp(`^Jurnalul nu mai este cel scris de program\\.\n.*${line}`),
      ) as string,
    });

    it('says who did what and when, and nothing about a person', async () => {
      await clinic('vacations', 'add', '--doctor', '1', '--from', '2030-01-07', '--to', '2030-01-08');
      expect(await clinic('vacations', 'remove', '2', '--yes')).toMatchObject({ code: 0 });
      await clinic('services', 'add', 'Genetică');
      await clinic('slots', 'add', '--doctor', '3', '--day', 'luni', '--from', '09:00', '--to', '10:00');
      await cancel();
      const staff = `staff:${process.env.SUDO_USER ?? userInfo().username}`;
      const told = (await entries()).map(({ actor, event }) => [actor, event]);
      expect(told).toContainEqual(['patient', 'appointment.booked']);
      for (const event of ['vacation.entered', 'vacation.removed', 'service.entered', 'slot.entered'])
        expect(told).toContainEqual([staff, event]);
      expect((await entries('--reference', reference)).map(({ actor, event }) => [actor, event])).toEqual([
        [staff, 'appointment.cancelled'],
        ['patient', 'appointment.booked'],
      ]);
      const { output } = await clinic('journal');
      expect(output).toContain('programare făcută');
      expect(JSON.stringify(await entries())).not.toMatch(/Ana|Pop|0700|exemplu/);
    });

    it('is whole as long as nobody touches it, also after a person was forgotten', async () => {
      expect(await clinic('audit')).toMatchObject(whole);
      const head = await seal();
      await book('2026-03-16');
      await cancel();
      expect(await clinic('audit', '--seal', head)).toMatchObject(whole);
      expect(await clinic('audit', '--seal', await seal())).toMatchObject(whole);
      await clinic('purge', '--older-than', '30', '--yes');
      expect((await entries()).map(({ event }) => event)).toContain('appointment.forgotten');
      expect(await clinic('audit', '--seal', head)).toMatchObject(whole);
    });

    it.each([
      ['a row was deleted', 'delete from journal where id = 1', 'erau 1, sunt 0'],
      ['a row was altered', "update journal set actor = 'system' where id = 1", 'au fost schimbate'],
      [
        'a row was slipped in',
        "insert into journal (at, actor, event, seal_id) values ('2026', 'system', 'data.restored', 1)",
        'erau 1, sunt 2',
      ],
      ['a seal is gone', 'delete from seals where id = 1', 'fără sigiliul lor'],
      ['an appointment was altered', "update appointments set phone = '0711'", 'numărul intern 1'],
      [
        'an appointment was cancelled past the program',
        "update appointments set cancelled_at = '2026'",
        'numărul intern 1',
      ],
      [
        'an appointment was altered as if its patient were forgotten',
        "update appointments set phone = '0711', journal_salt = null",
        'numărul intern 1',
      ],
      [
        'an appointment was emptied past the program',
        "update appointments set first_name = '', last_name = '', phone = '', email = '', message = '', journal_salt = null",
        'numărul intern 1',
      ],
      [
        'an appointment was slipped in',
        `insert into appointments (slot_id, date, first_name, last_name, phone, email, message, reference, created_at)
         select slot_id, '2026-03-16', first_name, last_name, phone, email, message, 'ZZZZZZZY', created_at from appointments`,
        'numărul intern 2',
      ],
      [
        'something was written into an appointment that is forgotten',
        `update appointments set first_name = '', last_name = '', email = '', message = '', journal_salt = null;
         insert into journal (at, actor, event, subject_id) values ('2026', 'staff:x', 'appointment.forgotten', 1)`,
        'numărul intern 1',
      ],
      ['an appointment is gone', 'delete from outbox; delete from appointments', 'numărul intern 1'],
    ])('shows that %s', async (_what, change, line) => {
      await tamper(...change.split(';'));
      expect(await clinic('audit')).toMatchObject(broken(`[^]*${line}`));
    });

    it('shows that rows are gone together with their seal', async () => {
      await book('2026-03-16');
      const remove = [
        'journal where seal_id',
        'seals where id',
        'outbox where appointment_id',
        'appointments where id',
      ];
      await tamper(...remove.map((from) => `delete from ${from} = 1`));
      expect(await clinic('audit')).toMatchObject(broken('[^]*au fost schimbate'));
    });

    it('shows by the last seal that was mailed that its end was cut off', async () => {
      await book('2026-03-16');
      const head = await seal();
      await tamper(
        'delete from journal where seal_id = 2',
        'delete from seals where id = 2',
        'delete from outbox where appointment_id = 2',
        'delete from appointments where id = 2',
      );
      expect(await clinic('audit')).toMatchObject(whole);
      expect(await clinic('audit', '--seal', head)).toMatchObject(
        broken('[^]*sfârșitul jurnalului a fost șters'),
      );
    });

    it('has its newest row under the seal that is mailed', async () => {
      const database = await openDatabase(place.databaseUrl);
      await database.appointments.book({ ...appointmentRequest, date: '2026-03-16' }, receipt);
      const head = await database.journal.head();
      await database.close();
      expect(head).toMatch(/^2\./);
    });

    it('shows by the last seal that was mailed that older data are in place', async () => {
      const backup = join(folder.path, 'older.jsonl');
      await clinic('backup', backup);
      await book('2026-03-16');
      const head = await seal();
      expect(await clinic('restore', backup, '--force', '--yes')).toMatchObject({ code: 0 });
      expect((await entries())[0]?.event).toBe('data.restored');
      await book('2026-03-16');
      expect(await clinic('audit', '--seal', head)).toMatchObject(broken('[^]*dintr-o copie mai veche'));
    });

    it('is sealed once by several processes that seal at the same time', async () => {
      const opened = await Promise.all(Array.from({ length: 3 }, () => openDatabase(place.databaseUrl)));
      await Promise.all(
        opened.map(async ({ appointments, journal }, process) => {
          for (let week = 0; week < 4; week += 1) {
            const day = new Date(Date.UTC(2026, 2, 16 + 7 * (4 * process + week)));
            const date = day.toISOString().slice(0, 10);
            expect((await appointments.book({ ...appointmentRequest, date }, receipt)).kind).toBe('accepted');
            await journal.seal();
          }
        }),
      );
      await Promise.all(opened.map((database) => database.close()));
      expect(await clinic('audit')).toMatchObject({
        ...whole,
        output: expect.stringContaining('13 rânduri') as string,
      });
    });

    it.each(['', '1', '1.abc', `x.${'a'.repeat(43)}`])('refuses “%s” for a seal', async (text) => {
      const { code, output, errors } = await clinic('audit', '--seal', text);
      expect([code, output, errors.trimEnd().split('\n').length]).toEqual([2, '', 1]);
    });
  });
}
