import { writeFile } from 'node:fs/promises';
import { addDays } from '../../../src/domain/calendarDate';
import { readPortrait } from '../../../src/server/clinic/readFacts';
import { openDatabase } from '../../../src/server/db/open';
import { clinicCommand, refusedWith } from '../support/clinicCommand';
import { MONDAY, TODAY } from '../support/sampleRequests';
import { PICTURE, staffHarness } from '../support/staffHarness';

/** A row of a facts file. */
type Row = Record<string, unknown>;

const SERVICE = { key: 'x', name: 'Boli rare' };
const DOCTOR = { id: 9, firstName: 'Ana', lastName: 'Pop', service: 'cardiology' };
const price = (more: Row) => ({ key: 'x', service: 'cardiology', name: 'Control', cost: 100, ...more });

type File = Record<'services' | 'doctors' | 'prices' | 'slots' | 'vacations' | 'closures', Row[]> & {
  profile: Row;
};

const staff = staffHarness();
const { json, refused, onData, book, inFolder } = staff;
const exported = async () => JSON.parse(await staff.run('facts export')) as File;
const written = async (lists: object): Promise<string> => {
  await writeFile(inFolder('clinica.json'), JSON.stringify({ version: 1, ...lists }));
  return inFolder('clinica.json');
};
const imported = async (lists: Partial<File>): Promise<readonly string[]> =>
  (await json<{ changes: string[] }>('facts import', await written(lists), '--yes')).changes;

describe('a facts file', () => {
  test('leaves omitted parts unchanged and imports what was exported, even compressed', async () => {
    const { services, doctors, prices } = await exported();
    const only = (rows: readonly Row[], ...names: readonly string[]) =>
      rows.map((row) => Object.fromEntries(names.map((name) => [name, row[name]])));
    const lists = {
      services: only(services, 'key', 'name'),
      doctors: only(doctors, 'id', 'firstName', 'lastName', 'service'),
      prices: only(prices, 'key', 'service', 'name', 'cost'),
    };
    expect(await imported(lists)).toEqual([]);
    const payment = `<b>Card</b> ${'a'.repeat(1988)}`;
    await imported({ profile: { payment } });
    expect((await exported()).profile).toMatchObject({ payment, name: 'Clinica Luminiș' });
    await staff.clinic(`facts export ${inFolder('clinica.json.gz')}`);
    expect(await json(`facts import ${inFolder('clinica.json.gz')} --yes`)).toEqual({
      changes: [],
      imported: false,
    });
  });

  test('sets all the data it contains, in a new clinic too', async () => {
    await writeFile(inFolder('nou.png'), PICTURE);
    const before = await exported();
    const changed = {
      ...before,
      services: [{ key: 'neurologie', name: 'Neurologie' }, ...before.services],
      doctors: [
        ...before.doctors.filter(({ id }) => id !== 3),
        { id: 30, firstName: 'Ana', lastName: 'Pop', service: 'neurologie', portrait: 'nou.png' },
      ],
      slots: [...before.slots, { doctor: 30, day: 'luni', from: '09:00', to: '09:45' }],
      vacations: [{ doctor: 30, from: MONDAY, to: MONDAY }],
      prices: before.prices.toReversed(),
      closures: [{ from: addDays(MONDAY, 1), to: addDays(MONDAY, 1), name: 'x' }],
    };
    const file = await written(changed);
    const { changes } = await json<{ changes: string[] }>(`facts import ${file} --dry-run`);
    expect(changes).toEqual([
      '+ specialitatea neurologie, Neurologie',
      '- medicul 3, Dr. Vlad Oltean',
      '+ medicul 30, Dr. Ana Pop',
      '~ ordinea prețurilor',
      '+ intervalul 09:00-09:45, luni, al medicului 30',
      expect.stringMatching(/^\+ concediul lun\. .* al medicului 30$/),
      expect.stringMatching(/^\+ ziua închisă mar\. .*, x$/),
    ]);
    expect(await exported()).toEqual(before);
    await refused(/--yes/, 2, `facts import ${file}`);
    await json(`facts import ${file} --yes`);
    expect(await json(`facts import ${file} --dry-run`)).toMatchObject({ changes: [] });
    const { portrait } = (await exported()).doctors.find(({ id }) => id === 30) ?? {};
    expect(await onData((db) => readPortrait(db, String(portrait)))).toMatchObject({ type: 'image/png' });

    await staff.clinic(`facts export ${inFolder('tot.json')}`);
    const url = `file:${inFolder('gol.sqlite')}`;
    await (await openDatabase(url)).close();
    const empty = clinicCommand(url);
    expect(await empty('facts', 'import', inFolder('tot.json'), '--yes')).toMatchObject({ code: 0 });
    const { output } = await empty('facts', 'export');
    expect(JSON.parse(output)).toEqual(await exported());
  });

  test('can change a service’s key and swap the names of two services', async () => {
    const file = await exported();
    const renamed = (key: unknown) => (key === 'cardiology' ? 'inima' : key);
    const rows = (list: readonly Row[], field: string) =>
      list.map((one) => ({ ...one, [field]: renamed(one[field]) }));
    const services = rows(file.services, 'key');
    const doctors = rows(file.doctors, 'service');
    const prices = rows(file.prices, 'service');
    await imported({ services, doctors, prices });
    expect(await exported()).toMatchObject({ services, doctors, prices });
    const [one, other] = services;
    const swapped = [
      { ...one, name: other?.name },
      { ...other, name: one?.name },
    ];
    await imported({ services: swapped });
    expect((await exported()).services).toEqual(swapped);
  });

  test('gives a service added again the prices in the file, and none of its old ones', async () => {
    const { services, prices } = await exported();
    const former = ['consult', 'ecou', 'test'].map((key) => price({ key, service: 'x', name: key }));
    await imported({ services: [...services, SERVICE], prices: [...prices, ...former] });
    await json('services remove 3 --yes');
    await json('prices add --key test --service 1 --name Test --cost 95');
    const now = [price({ key: 'consult', service: 'x', cost: 450 }), price({ key: 'ecou', cost: 120 })];
    await imported({ services: [...services, SERVICE], prices: [...prices, ...now] });
    const shown = (await exported()).prices.map(({ key, service: own, cost }) => [key, own, cost]);
    expect(shown.slice(3)).toEqual([
      ['ecou', 'cardiology', 120],
      ['consult', 'x', 450],
    ]);
  });

  test('keeps past days off, and is refused with the command that changes them if its own overlap', async () => {
    const from = addDays(TODAY, -8);
    const to = addDays(TODAY, -4);
    await json(`vacations add --doctor 1 --from ${from} --to ${to}`);
    await json(`closures add --name Renovare --from ${from} --to ${to}`);
    await imported({ vacations: [], closures: [] });
    expect(await json('vacations list --all')).toContainEqual(expect.objectContaining({ doctor: 1, to }));
    expect(await json('closures list --all')).toMatchObject([{ from, to }]);
    const longer = await written({ closures: [{ from, to: addDays(TODAY, 10), name: 'Renovare' }] });
    await refused(
      /closures\[0\]: Se suprapune .* clinic closures remove 1/,
      1,
      `facts import ${longer} --yes`,
    );
  });

  test('is refused if a weekly time takes no time', async () => {
    const instant = await written({ slots: [{ doctor: 1, day: 'luni', from: '09:00', to: '09:00' }] });
    await refused(/slots\[0\]: Începutul și sfârșitul sunt aceeași oră/, 1, `facts import ${instant} --yes`);
  });

  test('is refused if it would remove something with upcoming appointments, which are listed', async () => {
    const reference = await book();
    const { doctors, prices } = await exported();
    const profile = { phone: '0264 999 999' };
    for (const more of [{ doctors: doctors.slice(1), prices }, { slots: [] }])
      for (const option of ['--yes', '--dry-run'])
        await refused(new RegExp(reference), 1, 'facts import', await written({ profile, ...more }), option);
    expect((await exported()).profile).not.toMatchObject(profile);
  });

  test('is refused with the number of a removed doctor, whom past appointments still show', async () => {
    const doctors = (await exported()).doctors.filter(({ id }) => id !== 3);
    await imported({ doctors });
    const reused = await written({ doctors: [...doctors, { ...DOCTOR, id: 3 }] });
    await refused(/doctors\[2\]: Numărul 3 a fost al altui medic/, 1, `facts import ${reused} --yes`);
  });

  test('is refused with a portrait that is missing beside it', async () => {
    const { doctors } = await exported();
    const missing = await written({ doctors: doctors.map((one) => ({ ...one, portrait: 'lipsa.png' })) });
    await refused(/doctors\[0\]: Fișierul .*lipsa\.png nu există/, 1, `facts import "${missing}" --yes`);
  });

  test('changes nothing if the data have changed since the question', async () => {
    const { doctors } = await exported();
    const file = await written({
      doctors: doctors.map((one) => ({ ...one, title: 'Medic' })),
      profile: { phone: '0264 999 999' },
    });
    const changesPhone = () =>
      onData((db) =>
        db.updateTable('profile').set({ value: '0264 1' }).where('name', '=', 'phone').execute(),
      );
    const answers = async function* (colleague?: () => Promise<unknown>) {
      await colleague?.();
      yield 'da\n';
    };
    const importing = (typed: AsyncIterable<string>) =>
      clinicCommand(staff.url, typed)('facts', 'import', file);
    const words = /Fișierul .* Nu s-a schimbat nimic\.\nDatele s-au schimbat între timp/;
    expect(await importing(answers(changesPhone))).toEqual(refusedWith(1, words));
    expect((await exported()).doctors).toEqual(doctors);
    expect(await importing(answers())).toMatchObject({ code: 0 });
  });
});

test.each<[string, RegExp, string | object]>([
  ['what is no JSON', /\nNu este JSON: .* \(line 4 /, '{\n"version": 1,\n"profile": {},\n}'],
  ['a newer version', /\nversion: Scrieți 1, nu 2\./, { version: 2 }],
  ['a file without a version', /\nversion: Lipsește\./, '{}'],
  ['an unknown field', /\nprices\[0\]\.color: Acest nume/, { prices: [price({ color: 1 })] }],
  ['a field that is missing', /\nservices\[1\]\.name: Lipsește/, { services: [SERVICE, { key: 'y' }] }],
  [
    'a text that is too long',
    /\ndoctors\[0\]\.title: Scrieți cel mult 100/,
    { doctors: [{ ...DOCTOR, title: 'a'.repeat(101) }] },
  ],
  [
    'an unknown service',
    /\nprices\[0\]: Nu există specialitatea nimic\./,
    { prices: [price({ service: 'nimic' })] },
  ],
  [
    'a service that doctors still have',
    /\nAr rămâne medici fără specialitate: /,
    { services: [], prices: [] },
  ],
  ['a key that stands twice', /\nservices\[1\]: „x” apare de două ori/, { services: [SERVICE, SERVICE] }],
  ['a profile’s wrong field', /\nprofile\.email: Scrieți o adresă/, { profile: { email: 'ana' } }],
])('a facts file is refused: %s', async (_, complaint, content) => {
  const text = typeof content === 'string' ? content : JSON.stringify({ version: 1, ...content });
  await writeFile(inFolder('x.json'), text);
  await refused(complaint, 1, `facts import ${inFolder('x.json')} --dry-run`);
});

test('a file in another encoding is refused with advice on how to save it', async () => {
  await writeFile(
    inFolder('p.csv'),
    Buffer.from('Cheie;Specialitate;Nume;Pre\xfe;Not\xe3;Consulta\xfeie\r\n', 'latin1'),
  );
  for (const command of ['prices import', 'facts import'])
    await refused(/nu este scris în UTF-8.*„CSV UTF-8”/, 1, `${command} ${inFolder('p.csv')} --yes`);
});
