import { execFileSync } from 'node:child_process';
import { open, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addDays } from '../../../src/domain/calendarDate';
import { clinicTimeAt } from '../../../src/domain/clock';
import { openDatabase, openEngine, type ClinicEngine } from '../../../src/server/database/openDatabase';
import { removeDoctor } from '../../../src/server/database/staff/doctors';
import { pictureOf, type Picture } from '../../../src/server/database/staff/portraits';
import { setProfile } from '../../../src/server/database/staff/profile';
import { removeService } from '../../../src/server/database/staff/services';
import { clinicCommand, type ClinicCommand, type CommandResult } from '../support/clinicCommand';
import { openTestDatabase } from '../support/openTestDatabase';
import type { DataPlace, PrepareData } from '../support/staffedSite';
import { temporaryFolder, type TemporaryFolder } from '../support/temporaryFolder';

const PICTURE = pictureOf(Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')) as Picture;

type Row = Record<string, unknown>;
type File = Record<'services' | 'doctors' | 'prices' | 'closures', Row[]>;

/** What the files promise that staff bring, on the test catalogue. */
export function describeFactsImport(engineName: string, prepare: PrepareData): void {
  describe(`a file that staff bring, on ${engineName},`, () => {
    let folder: TemporaryFolder;
    let place: DataPlace;
    let clinic: ClinicCommand;
    const inFolder = (name: string) => join(folder.path, name);
    beforeEach(async () => {
      folder = await temporaryFolder();
      place = await prepare(folder.path);
      clinic = clinicCommand(place.databaseUrl);
      await (await openTestDatabase(place.databaseUrl)).close();
    });
    afterEach(async () => {
      await place.remove();
      await folder.remove();
    });

    const json = async <T = Row[]>(...args: readonly string[]): Promise<T> => {
      const { code, output, errors } = await clinic(...args, '--json');
      expect({ code, errors }).toEqual({ code: 0, errors: '' });
      return JSON.parse(output) as T;
    };
    const exported = async () => JSON.parse((await clinic('facts', 'export')).output) as File;
    const written = async (lists: Partial<File>): Promise<string> => {
      await writeFile(inFolder('clinica.json'), JSON.stringify({ version: 1, ...lists }));
      return inFolder('clinica.json');
    };
    const imported = async (lists: Partial<File>): Promise<readonly string[]> => {
      const file = await written(lists);
      return (await json<{ changes: string[] }>('facts', 'import', file, '--yes')).changes;
    };
    /** Runs a command that waits for the picture of a doctor, and changes the data meanwhile. */
    const meanwhile = async (
      change: (db: ClinicEngine['db']) => Promise<unknown>,
      ...args: readonly string[]
    ): Promise<CommandResult> => {
      execFileSync('mkfifo', [inFolder('portret.png')]);
      const running = clinic(...args);
      const pipe = await open(inFolder('portret.png'), 'w');
      const colleague = await openEngine(place.databaseUrl, 'staff');
      await change(colleague.db);
      await colleague.close();
      await pipe.writeFile(PICTURE.content);
      await pipe.close();
      return running;
    };
    const portrait = async () => {
      const database = await openDatabase(place.databaseUrl);
      const stored = await database.facts.portrait(PICTURE.name);
      await database.close();
      return stored;
    };

    it('extends days off of which the former end is over', async () => {
      const { date: today } = clinicTimeAt(Date.now());
      const [from, over, to] = [addDays(today, -8), addDays(today, -4), addDays(today, 10)];
      const later = { from: addDays(today, 20), to: addDays(today, 20), name: 'Inventar' };
      await json('vacations', 'add', '--doctor', '3', '--from', from, '--to', over);
      await json('vacations', 'add', '--doctor', '1', '--from', from, '--to', over);
      await json('closures', 'add', '--name', 'Renovare', '--from', from, '--to', over);
      const { doctors } = await exported();
      const changes = await imported({
        doctors: doctors.map((one) => (one.number === 3 ? { ...one, vacations: [{ from, to }] } : one)),
        closures: [{ from, to, name: 'Renovare' }, later],
      });
      expect(changes).toEqual([
        `- concediul ${from} – ${over} al medicului 3`,
        `+ concediul ${from} – ${to} al medicului 3`,
        `- ziua închisă ${from} – ${over}, Renovare`,
        `+ ziua închisă ${from} – ${to}, Renovare`,
        `+ ziua închisă ${later.from}, Inventar`,
      ]);
      expect(await json('vacations', 'list', '--all')).toEqual([
        expect.objectContaining({ doctorId: 2 }),
        expect.objectContaining({ doctorId: 1, startDate: from, endDate: over }),
        expect.objectContaining({ doctorId: 3, startDate: from, endDate: to }),
      ]);
      expect(await json('closures', 'list', '--all')).toMatchObject([
        { startDate: from, endDate: to },
        { startDate: later.from },
      ]);
    });

    it('gives a service that comes back its prices, and none that it had before', async () => {
      const price = (key: string, service: string, cost: number) => ({ key, service, name: key, cost });
      const { services, prices } = await exported();
      const rare = { key: 'rare', name: 'Boli rare' };
      const former = [price('consult', 'rare', 400), price('ecou', 'rare', 100), price('test', 'rare', 90)];
      await imported({ services: [...services, rare], prices: [...prices, ...former] });
      await json('services', 'remove', '3', '--yes');
      const added = await json<Row>(
        ...['prices', 'add', '--key', 'test', '--service', '1', '--name', 'Test', '--cost', '95'],
      );
      expect(added).toMatchObject({ key: 'test', cost: 95 });
      const now = [price('consult', 'rare', 450), price('ecou', 'cardiology', 120)];
      await imported({ services: [...services, rare], prices: [...prices, ...now] });
      const shown = (await json('prices', 'list')).map(({ key, serviceId, cost }) => [key, serviceId, cost]);
      expect(shown.slice(3)).toEqual([
        ['ecou', 1, 120],
        ['consult', 3, 450],
      ]);
    });

    it('holds prices with the longest names, which staff can change and remove', async () => {
      const name = 'Ecografie '.repeat(20).trim();
      const price = ['--service', '1', '--name', name, '--cost', '100'];
      const [{ key: first }, { key: second }] = [
        await json<{ key: string }>('prices', 'add', ...price),
        await json<{ key: string }>('prices', 'add', ...price),
      ];
      await json('prices', 'change', second, '--cost', '200');
      expect(await imported(await exported())).toEqual([]);
      await json('prices', 'remove', first, '--yes');
      expect((await exported()).prices.map(({ key }) => key)).not.toContain(first);
    });

    it('gives a service another key, and two services each other’s names', async () => {
      const file = await exported();
      const [{ name: cardiology } = {}, { name: rheumatology } = {}] = file.services;
      const renamed = (key: unknown) => (key === 'cardiology' ? 'inima' : key);
      const services = file.services.map((one): Row => ({ ...one, key: renamed(one.key) }));
      const doctors = file.doctors.map((one) => ({ ...one, service: renamed(one.service) }));
      const prices = file.prices.map((one) => ({ ...one, service: renamed(one.service) }));
      await imported({ services, doctors, prices });
      expect(await exported()).toMatchObject({ services, doctors, prices });
      const swapped = services.map((one) => ({
        ...one,
        name: one.name === cardiology ? rheumatology : cardiology,
      }));
      await imported({ services: swapped });
      expect((await exported()).services).toEqual(swapped);
    });

    it('leaves as it is what a row leaves out', async () => {
      const { services, doctors, prices } = await exported();
      const changes = await imported({
        services: services.map(({ key, name }) => ({ key, name })),
        doctors: doctors.map(({ number, firstName, lastName, service }) => ({
          ...{ number, firstName, lastName, service },
        })),
        prices: prices.map(({ key, service, name, cost }) => ({ key, service, name, cost })),
      });
      expect(changes).toEqual([]);
    });

    it('is read as it was written, compressed too', async () => {
      const file = inFolder('clinica.json.gz');
      await clinic('facts', 'export', file);
      expect(await json('facts', 'import', file, '--yes')).toEqual({ changes: [], imported: false });
    });

    it('changes nothing when the data have changed since it was compared with them', async () => {
      const { doctors } = await exported();
      const [first, ...others] = doctors;
      const file = await written({ doctors: [{ ...first, portrait: 'portret.png' }, ...others] });
      const command = ['facts', 'import', file, '--yes'];
      expect(await meanwhile((db) => setProfile(db, { phone: '0264 111 222' }), ...command)).toEqual({
        ...{ code: 1, output: '' },
        errors: expect.stringMatching(/Datele s-au schimbat între timp\. Nu s-a schimbat nimic/) as string,
      });
      expect(await exported()).toMatchObject({ doctors, profile: { phone: '0264 111 222' } });
      expect(await portrait()).toBeUndefined();
    });

    it.each([
      ['add', '--first-name', 'Ana', '--last-name', 'Pop', '--service', '1'],
      ['change', '1', '--title', 'Medic'],
    ])(
      'leaves no picture of a doctor whom a colleague has just made impossible: doctors %s',
      async (...args) => {
        const command = ['doctors', ...args, '--portrait', inFolder('portret.png')];
        const goes = async (db: ClinicEngine['db']) => {
          await removeDoctor(db, 1, { date: '2020-01-01', time: '10:00' }, Date.now());
          await removeService(db, 1, Date.now());
        };
        expect(await meanwhile(goes, ...command)).toEqual({
          ...{ code: 1, output: '' },
          errors: expect.stringMatching(/nu mai este pe site\. Nu s-a schimbat nimic/) as string,
        });
        expect((await exported()).doctors.map(({ number }) => number)).toEqual([2, 3]);
        expect(await portrait()).toBeUndefined();
      },
    );
  });
}
