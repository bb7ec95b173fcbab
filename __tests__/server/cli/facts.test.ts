import { readFile, writeFile } from 'node:fs/promises';
import { staffHarness } from '../support/staffHarness';
import { closure, doctor, price, service, slot, type Row } from '../support/factsRows';

type File = Record<'prices', Row[]>;

const staff = staffHarness();
const { json, refused, inFolder } = staff;
const exported = async () => JSON.parse(await staff.run('facts export')) as File;
/** What is said of a file that is refused, after its first line. */
const complaintsOf = async (text: string, name = 'x.json', command = 'facts'): Promise<string> => {
  await writeFile(inFolder(name), text);
  const { code, errors } = await staff.clinic(`"${command}" import ${inFolder(name)} --dry-run`);
  expect(code).toBe(1);
  return errors.replace(/^Fișierul .* nu poate fi importat\. .*\n/, '');
};

describe('a facts file', () => {
  test.each<[string, RegExp, string]>([
    ['what is no JSON', /^linia 4: Nu este JSON/, '{\n"version": 1,\n"profile": {},\n}'],
    ['a file that is cut off', /^linia 2: Fișierul se termină prea devreme/, '{\n"version": 1,'],
    [
      'a name that stands twice',
      /^linia 3: „services” apare/,
      '{"version": 1,\n"services": [],\n"services": []}',
    ],
    ['a newer version', /^version: Fișierul este de versiunea 2;/, '{"version": 2, "pets": []}'],
    ['a file without a version', /^version: Lipsește\./, '{}'],
  ])('is refused: %s', async (_, complaint, text) => {
    expect(await complaintsOf(text)).toMatch(complaint);
  });

  test.each<[string, RegExp, object]>([
    ['an unknown list', /^pets: Acest nume nu este cunoscut/, { pets: [] }],
    ['an unknown field', /^prices\[0\]\.color: Acest nume/, { prices: [price({ color: 1 })] }],
    ['a field that is missing', /^services\[1\]\.name: Lipsește/, { services: [service(), { key: 'y' }] }],
    ['a number that is too large', /^doctors\[0\]\.id: Scrieți/, { doctors: [doctor({ id: 1e10 })] }],
    [
      'a text that is too long',
      /^doctors\[0\]\.title: Scrieți cel mult 100/,
      { doctors: [doctor({ title: 'a'.repeat(101) })] },
    ],
    [
      'a price that is no number',
      /^prices\[0\]\.cost: Scrieți prețul/,
      { prices: [price({ cost: 'mult' })] },
    ],
    ['a range from more to less', /^prices\[0\]\.cost: /, { prices: [price({ cost: '600-150' })] }],
    ['half a leu', /^prices\[0\]\.cost: /, { prices: [price({ cost: 1.5 })] }],
    [
      'an unknown service',
      /^prices\[0\]\.service: Nu există specialitatea nimic\./,
      { prices: [price({ service: 'nimic' })] },
    ],
    [
      'a service that doctors still have',
      /^Specialitatea Cardiologie are medici: /,
      { services: [], prices: [] },
    ],
    [
      'a key that stands twice',
      /^services\[1\]: „x” apare de două ori/,
      { services: [service(), service()] },
    ],
    [
      'names that patients could not tell apart',
      /^Specialitatea \d se numește deja boli/i,
      {
        services: [
          { key: 'cardiology', name: 'A' },
          { key: 'rheumatology', name: 'B' },
          service(),
          service({ key: 'y', name: 'boli  RARE' }),
        ],
      },
    ],
    [
      'a day that does not exist',
      /^closures\[0\]\.from: Scrieți data/,
      { closures: [closure('2027-02-30', '2027-03-01')] },
    ],
    [
      'days off that end first',
      /^closures\[0\]: Sfârșitul este înaintea începutului/,
      { closures: [closure('2027-02-03', '2027-02-01')] },
    ],
    [
      'closed days that overlap',
      /^closures\[1\]: Se suprapune cu ziua închisă \d+: vin\. 24\.12\.2027 – dum\. 26\.12\.2027, x/,
      { closures: [closure('2027-12-24', '2027-12-26'), closure('2027-12-26', '2027-12-26')] },
    ],
    [
      'a time that does not exist',
      /^slots\[0\]\.from: Scrieți ora/,
      { slots: [slot('luni', '25:00', '26:00')] },
    ],
    [
      'times that overlap',
      /^slots\[2\]: Se suprapune cu intervalul \d+: 09:00-09:30, joi/,
      {
        slots: [slot('joi', '09:00', '09:30'), slot('joi', '09:30', '10:00'), slot('joi', '09:15', '09:20')],
      },
    ],
    ['a clinic that closes before it opens', /^Ora de început/, { profile: { opens: '19:00' } }],
    ['a profile’s wrong field', /^profile\.email: Scrieți o adresă/, { profile: { email: 'ana' } }],
  ])('is refused: %s', async (_, complaint, lists) => {
    expect(await complaintsOf(JSON.stringify({ version: 1, ...lists }))).toMatch(complaint);
  });

  test('in another encoding is refused in words that say how to save it', async () => {
    await writeFile(
      inFolder('p.csv'),
      Buffer.from('Cheie;Specialitate;Nume;Pre\xfe;Not\xe3;Consulta\xfeie\r\n', 'latin1'),
    );
    for (const command of ['prices import', 'facts import', 'restore'])
      await refused(/nu este scris în UTF-8.*„CSV UTF-8”/, 1, `${command} ${inFolder('p.csv')} --yes`);
  });
});

describe('a price table', () => {
  const HEAD = 'Cheie;Specialitate;Nume;Preț;Notă;Consultație';

  test('comes back from a spreadsheet, all or none', async () => {
    await json('prices add --service 1 --name "-10% la „Control”; a doua oară" --cost 150-600');
    const file = inFolder('preturi.csv');
    await staff.clinic(`prices list --format csv --output ${file}`);
    const table = await readFile(file, 'utf8');
    expect(table.startsWith('\ufeff')).toBe(true);
    expect(await json(`prices import ${file} --dry-run`)).toMatchObject({ changes: [] });
    await writeFile(file, table.replace('"Evaluare";"400"', '"Evaluare";"460"'));
    expect(await json(`prices import ${file} --dry-run`)).toMatchObject({
      changes: [expect.stringMatching(/^~ prețul evaluation, .*: preț 400 → 460$/)],
    });
    await json(`prices import ${file} --yes`);
    expect((await exported()).prices).toContainEqual(
      expect.objectContaining({ key: 'evaluation', cost: 460 }),
    );
  });

  test('may have commas and its columns in any order', async () => {
    await writeFile(
      inFolder('p.csv'),
      'Nume,CHEIE,Pret,Specialitate,Nota,Consultatie\n"A, B",a,100,cardiology,,nu\n',
    );
    await json(`prices import ${inFolder('p.csv')} --yes`);
    expect((await exported()).prices).toEqual([
      { key: 'a', service: 'cardiology', name: 'A, B', cost: 100, note: '', consultation: false },
    ]);
  });

  test.each([
    ['an unknown column', `${HEAD};Culoare\n`, /^linia 1: Coloanele trebuie să fie Cheie,/],
    ['a column that stands twice', `${HEAD};Preț\n`, /^linia 1: Coloanele/],
    ['a missing column', 'Cheie;Nume\n', /^linia 1: Coloanele/],
    ['a row that is too short', `${HEAD}\na;cardiology;A;1;;\nb;cardiology\n`, /^linia 3: Rândul nu are/],
    ['a quote without an end', `${HEAD}\na;cardiology;"A;1;;\n`, /^linia \d: Ghilimelele/],
    ['a price that is none', `${HEAD}\na;cardiology;A;1;;\n\nb;cardiology;B;mult;;\n`, /^linia 4, Preț: /],
    [
      'a consultation that is neither',
      `${HEAD}\na;cardiology;A;1;;poate\n`,
      /^linia 2, Consultație: .*da sau nu/,
    ],
    ['a key that stands twice', `${HEAD}\na;cardiology;A;1;;\na;cardiology;B;1;;\n`, /^linia 3: „a” apare/],
  ])('with %s is refused, with its line', async (_, text, complaint) => {
    expect(await complaintsOf(text, 'p.csv', 'prices')).toMatch(complaint);
  });
});
