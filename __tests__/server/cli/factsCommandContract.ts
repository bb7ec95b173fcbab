import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addDays } from '../../../src/domain/calendarDate';
import type { ClinicFacts } from '../../../src/domain/facts';
import { openDatabase } from '../../../src/server/database/openDatabase';
import { clinicCommand, type ClinicCommand } from '../support/clinicCommand';
import { MONDAY, staffedSite, type PrepareData, type StaffedSite } from '../support/staffedSite';
import { temporaryFolder, type TemporaryFolder } from '../support/temporaryFolder';

/** The smallest that passes for a picture. */
const PICTURE = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');

/** What staff say about the clinic, on the sample clinic's data. */
export function describeFactsCommand(engine: string, prepare: PrepareData): void {
  describe(`what staff say about the clinic on ${engine}`, () => {
    let site: StaffedSite;
    let folder: TemporaryFolder;
    const inFolder = (name: string) => join(folder.path, name);
    beforeAll(async () => {
      folder = await temporaryFolder();
      site = await staffedSite(prepare);
    });
    afterAll(async () => {
      await site.close();
      await folder.remove();
    });

    const run = async (clinic: ClinicCommand, ...args: readonly string[]) => {
      const { code, output, errors } = await clinic(...args);
      expect({ code, errors }).toEqual({ code: 0, errors: '' });
      return output;
    };
    const json = async <T = Record<string, unknown>>(...args: readonly string[]): Promise<T> =>
      JSON.parse(await run(site.clinic, ...args, '--json')) as T;
    const facts = async (databaseUrl = site.databaseUrl): Promise<ClinicFacts> => {
      const database = await openDatabase(databaseUrl);
      const read = await database.facts.read();
      await database.close();
      return read;
    };
    /** Runs a command that is refused with these words, after which everything is as before. */
    const refused = async (words: RegExp, code: number, ...args: readonly string[]) => {
      const before = await facts();
      expect(await site.clinic(...args)).toMatchObject({
        ...{ code, output: '', errors: expect.stringMatching(words) as string },
      });
      expect(await facts()).toEqual(before);
    };

    it('says of a service whose page it has and what to bring; its key stays', async () => {
      const details = ['--key', 'boli-rare', '--page', 'genetics', '--preparation', 'Aduceți analizele.'];
      const { id } = await json<{ id: number }>('services', 'add', 'Boli rare', ...details);
      const number = String(id);
      await json('services', 'change', number, '--name', 'Boli Rare', '--page', 'none', '--position', '1');
      expect((await facts()).services[0]).toEqual({
        ...{ id, key: 'boli-rare', name: 'Boli Rare', specialty: null, preparation: 'Aduceți analizele.' },
      });
      await refused(/--page: Alegeți/, 2, 'services', 'change', number, '--page', 'astrology');
      await refused(/^Spuneți ce se schimbă: --name, /, 2, 'services', 'change', number);
      await json('services', 'remove', number, '--yes');
      expect(await json('services', 'add', 'Boli rare')).toMatchObject({ id, key: 'boli-rare' });
      await json('services', 'remove', number, '--yes');
    });

    it('shows a doctor with title and portrait, and takes no file that is no picture', async () => {
      await writeFile(inFolder('ana.png'), PICTURE);
      await writeFile(inFolder('ana.txt'), 'Ana');
      const name = ['--first-name', 'Ana', '--last-name', 'Țîrlea', '--service', '1'];
      await refused(/nu este o imagine/, 1, 'doctors', 'add', ...name, '--portrait', inFolder('ana.txt'));
      await refused(/nu există/, 1, 'doctors', 'add', ...name, '--portrait', inFolder('nobody.png'));
      const words = ['--title', 'Medic primar', '--focus', 'aritmii'];
      const shown = [...name, ...words, '--portrait', inFolder('ana.png'), '--position', '1'];
      const { id, portrait } = await json<{ id: number; portrait: string }>('doctors', 'add', ...shown);
      const [first] = (await facts()).doctors;
      expect(first).toMatchObject({ id, portrait, title: 'Medic primar', focus: 'aritmii' });
      expect(first?.portrait).toMatch(/^[0-9a-f]{16}\.png$/);
      await json('doctors', 'change', String(id), '--portrait', '');
      expect((await facts()).doctors[0]).toMatchObject({ id, portrait: null });
      await json('doctors', 'remove', String(id), '--yes');
    });

    it('changes prices by their key', async () => {
      const price = ['--service', '1', '--name', 'Ecografie', '--cost', '150-600', '--note', 'cu raport'];
      const { key } = await json<{ key: string }>('prices', 'add', ...price, '--consultation');
      expect(key).toBe('ecografie');
      const find = async () => (await facts()).prices.find((one) => one.key === key);
      expect(await find()).toMatchObject({ cost: '150-600', note: 'cu raport', isConsultation: true });
      await json('prices', 'change', key, '--cost', '200', '--note', '', '--consultation', 'nu');
      expect(await find()).toMatchObject({ cost: 200, isConsultation: false });
      for (const cost of ['mult', '600-150', '0', '12,50']) {
        await refused(/^--cost: Scrieți prețul/, 2, 'prices', 'change', key, '--cost', cost);
      }
      await refused(/există deja/, 1, 'prices', 'add', ...price, '--key', key);
      await json('prices', 'remove', key, '--yes');
      expect(await find()).toBeUndefined();
    });

    it('takes prices back from a spreadsheet, all or none', async () => {
      const file = inFolder('preturi.csv');
      await site.clinic('prices', 'export', '--output', file);
      const table = await readFile(file, 'utf8');
      await writeFile(file, table.replace('"Control";"250"', '"Control";"260"'));
      expect(await json('prices', 'import', file, '--dry-run')).toEqual({
        changes: [expect.stringMatching(/cardiology-control.*costul 250 → 260/)],
        imported: false,
      });
      await json('prices', 'import', file, '--yes');
      expect((await facts()).prices).toContainEqual(
        expect.objectContaining({ key: 'cardiology-control', cost: 260 }),
      );
      await writeFile(file, table.replace('"Control";"250"', '"Control";"gratis"'));
      await refused(/linia 3: cost: Scrieți prețul/, 1, 'prices', 'import', file, '--yes');
    });

    it('closes the whole clinic, naming the appointments already there, and opens it again', async () => {
      const { reference, date } = await site.book(2);
      const days = ['--from', MONDAY, '--to', addDays(MONDAY, 4), '--name', 'Zile libere'];
      const added = await run(site.clinic, 'closures', 'add', ...days);
      expect(added).toMatch(/Atenție: o programare viitoare în aceste zile/);
      expect(added).toContain(reference);
      expect((await site.book(3)).status).toBe(422);
      await refused(/deja închisă/, 1, 'closures', 'add', '--from', date, '--name', 'x');
      await refused(
        /înaintea primei/,
        2,
        'closures',
        'add',
        '--from',
        date,
        '--to',
        '2020-01-01',
        '--name',
        'x',
      );
      const closure = async () => (await json<{ id: number; name: string }[]>('closures', 'list'))[0];
      const id = (await closure())?.id;
      await json('closures', 'change', String(id), '--name', 'Zugrăvit');
      expect(await closure()).toMatchObject({ id, startDate: MONDAY, name: 'Zugrăvit' });
      await json('closures', 'remove', String(id), '--yes');
      expect((await site.book(3)).status).toBe(200);
      await json('appointments', 'cancel', reference, '--yes');
    });

    it('closes the clinic on the public holidays of a year that are workdays, once', async () => {
      const year = String(Number(MONDAY.slice(0, 4)) + 2);
      await refused(/Ziua Muncii|Ziua Națională[^]*--yes/, 2, 'closures', 'add-holidays', year);
      await json('closures', 'add', '--from', `${year}-01-01`, '--to', `${year}-01-10`, '--name', 'Iarna');
      await json('closures', 'add-holidays', year, '--yes');
      const closed = await json<{ id: number; startDate: string }[]>('closures', 'list');
      const weekdays = closed.map(({ startDate }) => new Date(startDate).getUTCDay());
      expect(closed.length).toBeGreaterThan(5);
      expect(weekdays.slice(1).every((day) => day >= 1 && day <= 5)).toBe(true);
      expect(closed.filter(({ startDate }) => startDate < `${year}-01-11`)).toHaveLength(1);
      const again = await json('closures', 'add-holidays', year, '--yes');
      expect(again).toEqual({ closures: [], appointmentsInside: [] });
      for (const { id } of closed) await json('closures', 'remove', String(id), '--yes');
    });

    it('says who the clinic is, field by field', async () => {
      await json('profile', 'set', 'phone', '0264 111 222');
      await json('profile', 'set', 'payment', '<b>Card</b>');
      await json('profile', 'set', 'legalName', '');
      expect(await json('profile', 'show')).toMatchObject({ payment: '<b>Card</b>', legalName: '' });
      for (const [field = '', value = ''] of [
        ...[
          ['email', 'ana'],
          ['phone', 'sunați'],
          ['country', 'România'],
          ['latitude', '95.1'],
        ],
        ...[
          ['opens', '9'],
          ['opens', '23:00'],
          ['name', '  '],
          ['fax', '1'],
        ],
      ]) {
        await refused(/^Scrieți |^Ora |^Alegeți /, 2, 'profile', 'set', field, value);
      }
    });

    it('gives everything as one file and takes it back, changed or into an empty database', async () => {
      const [before, after] = [inFolder('inainte.json'), inFolder('dupa.json')];
      await writeFile(inFolder('nou.png'), Buffer.concat([PICTURE, Buffer.from('nou')]));
      await site.clinic('facts', 'export', before);
      type File = Record<'services' | 'doctors' | 'prices' | 'closures', Record<string, unknown>[]>;
      const file = JSON.parse(await readFile(before, 'utf8')) as File;
      const changed = {
        ...file,
        services: [{ key: 'neurologie', name: 'Neurologie' }, ...file.services],
        doctors: [
          ...file.doctors.filter(({ number }) => number !== 7),
          {
            ...{ number: 30, firstName: 'Nora', lastName: 'Ene', service: 'neurologie', portrait: 'nou.png' },
            week: { luni: ['09:00-09:45'] },
            vacations: [{ from: MONDAY, to: MONDAY }],
          },
        ],
        closures: [{ from: addDays(MONDAY, 1), to: addDays(MONDAY, 1), name: 'Zi liberă' }],
      };
      await writeFile(after, JSON.stringify(changed));
      const dry = await json<{ changes: string[] }>('facts', 'import', after, '--dry-run');
      expect(dry.changes).toEqual(
        expect.arrayContaining([
          '+ specialitatea neurologie, Neurologie',
          '- medicul 7, Dr. Elena Someșan',
          '+ medicul 30, Dr. Nora Ene',
          '+ intervalul 09:00-09:45, luni, al medicului 30',
        ]),
      );
      await refused(/--yes/, 2, 'facts', 'import', after);
      await json('facts', 'import', after, '--yes');
      expect((await facts()).services[0]).toMatchObject({ key: 'neurologie' });
      expect((await site.slotsOf(30)).map(({ slot }) => slot.end_time)).toEqual(['09:45']);
      expect(await json('facts', 'import', after, '--dry-run')).toMatchObject({ changes: [] });

      const everything = inFolder('tot.json');
      await site.clinic('facts', 'export', everything);
      const other = `file:${inFolder('alta.sqlite')}`;
      await run(clinicCommand(other), 'facts', 'import', everything, '--yes');
      const numberless = ({ services, doctors, prices, profile }: ClinicFacts) => ({
        profile,
        services: services.map(({ id: _id, ...service }) => service),
        doctors: doctors.map(({ serviceId: _serviceId, ...doctor }) => doctor),
        prices: prices.map(({ serviceId: _serviceId, ...price }) => price),
      });
      expect(numberless(await facts(other))).toEqual(numberless(await facts()));

      await json('facts', 'import', before, '--yes');
      expect(await json('facts', 'import', before, '--dry-run')).toMatchObject({ changes: [] });
    });

    it('takes nothing of a file that would remove what has coming appointments, and names them', async () => {
      const { reference } = await site.book(6);
      const path = inFolder('fara.json');
      const { output } = await site.clinic('facts', 'export');
      const file = JSON.parse(output) as { profile: object; doctors: { number: number; week?: object }[] };
      const profile = { ...file.profile, phone: '0264 999 999' };
      const write = (doctors: object) => writeFile(path, JSON.stringify({ version: 1, profile, doctors }));
      await write(file.doctors.filter(({ number }) => number !== 6));
      await refused(new RegExp(reference), 1, 'facts', 'import', path, '--yes');
      await write(file.doctors.map((one) => (one.number === 6 ? { ...one, week: {} } : one)));
      await refused(new RegExp(reference), 1, 'facts', 'import', path, '--yes');
      await write(file.doctors.map((one) => (one.number === 6 ? { ...one, portrait: 'lipsa.png' } : one)));
      await refused(/linia 1: Fișierul .*lipsa\.png nu există/, 1, 'facts', 'import', path, '--yes');
    });
  });
}
