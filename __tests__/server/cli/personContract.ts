import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { addDays } from '../../../src/domain/calendarDate';
import { clinicTimeAt } from '../../../src/domain/clock';
import { sqlClinicDatabase } from '../../../src/server/database/openDatabase';
import { clinicCommand, type ClinicCommand } from '../support/clinicCommand';
import { openTestEngine } from '../support/openTestDatabase';
import { contactRequest } from '../support/sampleRequests';
import type { DataPlace, PrepareData } from '../support/staffedSite';
import { storeAppointment } from '../support/storeAppointment';
import { temporaryFolder, type TemporaryFolder } from '../support/temporaryFolder';

const TODAY = clinicTimeAt(Date.now()).date;
const PAST = addDays(TODAY, -10);

interface Reference {
  readonly reference: string;
}
interface Found {
  readonly appointments: readonly (Reference & { readonly patient: { readonly email: string } })[];
  readonly contactRequests: readonly Reference[];
  readonly mails: readonly { readonly kind: string }[];
}

/** What a person may ask of those who keep data about them. */
export function describePerson(engine: string, prepare: PrepareData): void {
  describe(`what is kept of a person in ${engine}`, () => {
    let folder: TemporaryFolder;
    let place: DataPlace;
    let clinic: ClinicCommand;
    beforeEach(async () => {
      folder = await temporaryFolder();
      place = await prepare(folder.path);
      clinic = clinicCommand(place.databaseUrl);
      const engine = await openTestEngine(place.databaseUrl);
      const createdAt = Date.parse(`${PAST}T08:00:00Z`);
      for (const date of [PAST, addDays(PAST, 7)]) await storeAppointment(engine, createdAt, { date });
      const another = { date: addDays(PAST, -7), email: 'ion@exemplu.example', firstName: 'Ion' };
      await storeAppointment(engine, createdAt, another);
      await sqlClinicDatabase(engine).contactRequests.keep(contactRequest, { createdAt });
      await engine.close();
    });
    afterEach(async () => {
      await place.remove();
      await folder.remove();
    });

    const found = async (email = 'ana@exemplu.example'): Promise<Found> =>
      JSON.parse((await clinic('person', '--email', email, '--json')).output) as Found;

    it('is all told, however the address is written, on the screen and in a file for nobody else', async () => {
      const { appointments, contactRequests, mails } = await found('ANA@Exemplu.example');
      expect(appointments.map(({ patient }) => patient.email)).toEqual(Array(2).fill('ana@exemplu.example'));
      expect(contactRequests).toHaveLength(1);
      const kinds = mails.map(({ kind }) => kind);
      for (const kind of ['booking.notice', 'booking.confirmation', 'contact.notice'])
        expect(kinds).toContain(kind);
      const file = join(folder.path, 'ana.txt');
      expect(await clinic('person', '--email', 'ana@exemplu.example', '-o', file)).toMatchObject({ code: 0 });
      const text = await readFile(file, 'utf8');
      for (const part of ['Programări: 2', 'Mesaje: 1', appointments[0]?.reference, contactRequest.message])
        expect(text).toContain(part);
      expect(text).not.toContain('Ion');
      expect((await stat(file)).mode & 0o077).toBe(0);
    });

    it('is forgotten with one command, and nothing of anybody else', async () => {
      const forgotten = await clinic('forget', '--email', 'Ana@exemplu.example', '--yes');
      expect(forgotten).toMatchObject({
        code: 0,
        output: expect.stringContaining('2 programări și un mesaj') as string,
      });
      const unknown = { code: 1, errors: expect.stringMatching(/^Nu este păstrat nimic/) as string };
      expect(await clinic('person', '--email', 'ana@exemplu.example')).toMatchObject(unknown);
      expect(await clinic('forget', '--email', 'ana@exemplu.example', '--yes')).toMatchObject(unknown);
      expect((await found('ion@exemplu.example')).appointments).toHaveLength(1);
      const history = await clinic('appointments', 'list', '--from', addDays(PAST, -30), '--json');
      expect(JSON.parse(history.output)).toHaveLength(3);
    });

    it('is forgotten for one appointment alone when its code is given', async () => {
      const [first, second] = (await found()).appointments;
      expect(await clinic('forget', '--reference', first?.reference ?? '', '--yes')).toMatchObject({
        code: 0,
      });
      expect((await found()).appointments.map(({ reference }) => reference)).toEqual([second?.reference]);
    });

    it('is forgotten again when an older backup is restored, but not what came after the wish', async () => {
      const backup = (name: string) => clinic('backup', join(folder.path, name));
      const restore = (name: string) => clinic('restore', join(folder.path, name), '--force', '--yes');
      await backup('before.jsonl');
      await clinic('forget', '--email', 'Ana@exemplu.example', '--yes');
      expect((await restore('before.jsonl')).output).toContain(
        'Am șters din nou ce s-a cerut după momentul copiei: 2 programări și un mesaj.',
      );
      expect(await clinic('person', '--email', 'ana@exemplu.example')).toMatchObject({ code: 1 });
      expect((await found('ion@exemplu.example')).appointments).toHaveLength(1);

      const engine = await openTestEngine(place.databaseUrl);
      await storeAppointment(engine, Date.now() + 1000, { date: addDays(TODAY, 30) });
      await engine.close();
      await backup('after.jsonl');
      await restore('before.jsonl');
      expect((await restore('after.jsonl')).output).not.toContain('Am șters din nou');
      expect((await found()).appointments).toHaveLength(1);
    });

    it('is forgotten only once no appointment stands any more, and when somebody confirms it', async () => {
      expect(await clinic('forget', '--email', 'ana@exemplu.example')).toMatchObject({ code: 2 });
      const engine = await openTestEngine(place.databaseUrl);
      await storeAppointment(engine, Date.now(), { date: addDays(TODAY, 30) });
      await engine.close();
      const refused = await clinic('forget', '--email', 'ana@exemplu.example', '--yes');
      expect(refused).toMatchObject({
        code: 1,
        errors: expect.stringMatching(/o programare viitoare.*clinic appointments cancel/) as string,
      });
      expect((await found()).appointments).toHaveLength(3);
    });

    it('is not forgotten with an appointment that was booked while staff were asked', async () => {
      const engine = await openTestEngine(place.databaseUrl);
      await storeAppointment(engine, Date.now(), { date: addDays(TODAY, 30) });
      const { people } = sqlClinicDatabase(engine);
      const outcome = await people.forget({ email: 'ana@exemplu.example' }, 'staff', Date.now());
      expect(outcome).toMatchObject({ coming: [{ date: addDays(TODAY, 30) }] });
      await engine.close();
      expect((await found()).appointments).toHaveLength(3);
    });

    it('leaves no time without a patient when a backup brings back what was cancelled before the wish', async () => {
      const engine = await openTestEngine(place.databaseUrl);
      await storeAppointment(engine, Date.now(), { date: addDays(TODAY, 30) });
      await engine.close();
      const backup = join(folder.path, 'backup.jsonl');
      await clinic('backup', backup);
      const { reference = '' } = (await found()).appointments.at(-1) ?? {};
      await clinic('appointments', 'cancel', reference, '--yes');
      await clinic('forget', '--email', 'ana@exemplu.example', '--yes');
      expect(await clinic('restore', backup, '--force', '--yes')).toMatchObject({ code: 0 });
      const list = await clinic('appointments', 'list', '--from', TODAY, '--json');
      expect(JSON.parse(list.output)).toEqual([]);
      expect(await clinic('audit')).toMatchObject({ code: 0 });
    });

    it.each([
      [['person'], 2],
      [['person', '--email', 'ana'], 2],
      [['forget'], 2],
      [['forget', '--email', 'ana@exemplu.example', '--reference', '7KQ3M9XA'], 2],
      [['forget', '--reference', '7KQ3M9XA', '--yes'], 1],
    ])('is left alone by %j', async (args, code) => {
      const result = await clinic(...args);
      expect(result).toMatchObject({ code, output: '' });
      expect(result.errors.trimEnd().split('\n')).toHaveLength(1);
    });
  });
}
