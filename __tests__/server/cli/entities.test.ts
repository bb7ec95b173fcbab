import { readFile, writeFile } from 'node:fs/promises';
import { findByReference } from '../../../src/server/booking/find';
import { readFacts } from '../../../src/server/clinic/readFacts';
import { MAX_PORTRAIT_BYTES } from '../../../src/server/staff/portraits';
import { PICTURE, staffHarness } from '../support/staffHarness';

const staff = staffHarness();
const { json, run, refused, onData, book, inFolder } = staff;
const facts = () => onData(readFacts);
const ana = '--first-name Ana --last-name Țîrlea --service 1';

describe('a service', () => {
  test('has a permanent key, a page, a preparation and a place', async () => {
    const details = '--key boli-rare --page genetics --preparation "Aduceți analizele."';
    const { warnings, ...added } = await json(`services add "Boli rare" ${details}`);
    expect(added).toMatchObject({ id: 3, key: 'boli-rare' });
    expect(await json('services list')).toContainEqual(added);
    expect(warnings).toEqual([]);
    await json('services change 3 --name "Boli Rare" --page none --position 1');
    expect((await facts()).services[0]).toEqual({
      id: 3,
      key: 'boli-rare',
      name: 'Boli Rare',
      specialty: null,
      preparation: 'Aduceți analizele.',
    });
  });

  test('gets a unique key from its name, which renaming never changes', async () => {
    expect(await json('services add "Genetică medicală"')).toMatchObject({ key: 'genetica-medicala' });
    await json('services change 3 --name "Consult genetic"');
    const again = await json('services add "Genetica  Medicală"');
    expect(again).toMatchObject({ id: 4, key: 'genetica-medicala-2' });
  });

  test.each(['"Boli  RARE"', '"Alt nume" --key rare'])(
    'gets its key and prices back when it is added again: %s',
    async (again) => {
      await json('services add "Boli rare" --key rare --preparation Nimic.');
      await json('prices add --service 3 --name Consult --cost 100');
      await json('services remove 3 --yes');
      expect((await facts()).prices.map(({ key }) => key)).not.toContain('consult');
      const back = await json(`services add ${again}`);
      expect(back).toMatchObject({ id: 3, key: 'rare', preparation: 'Nimic.' });
      expect((await facts()).prices.map(({ key }) => key)).toContain('consult');
    },
  );

  test('cannot be removed while a doctor offers it; several are removed together or not at all', async () => {
    await json('services add Pediatrie');
    const doctors = /: Dr\. Ioana Mureșan \(1, Cardiologie\), Dr\. Anca Rusu \(2, .*, Dr\. Vlad Oltean \(3, /;
    await refused(doctors, 1, 'services remove 3 2 1 --yes');
    await json('services remove 3 --yes');
    await refused(/^Nu există specialitatea 3\. /, 1, 'services remove 3 --yes');
  });
});

describe('a doctor', () => {
  test('can have a title, a focus and a portrait, which must be a picture', async () => {
    await writeFile(inFolder('ana.png'), PICTURE);
    await writeFile(inFolder('ana.txt'), 'Ana');
    await writeFile(inFolder('mare.png'), Buffer.concat([PICTURE, Buffer.alloc(MAX_PORTRAIT_BYTES)]));
    for (const [file, words] of [
      ['ana.txt', /nu este o imagine/],
      ['mare.png', /mai mare de 300 kB/],
      ['nimeni.png', /nu există/],
    ] as const)
      await refused(words, 1, `doctors add ${ana} --portrait ${inFolder(file)}`);
    const words = '--title "Medic primar" --focus aritmii --position 1';
    const portrait = inFolder('ana.png');
    const { id } = await json<{ id: number }>(`doctors add ${ana} ${words} --portrait ${portrait}`);
    const [first] = (await facts()).doctors;
    expect(first).toMatchObject({ id, title: 'Medic primar', focus: 'aritmii' });
    expect(first?.portrait).toMatch(/^[0-9a-f]{16}\.png$/);
    await json(`doctors change ${id} --portrait ""`);
    expect((await facts()).doctors[0]).toMatchObject({ id, portrait: null, title: 'Medic primar' });
  });

  test('has no hours yet when added: the next command is shown, and works', async () => {
    const output = await run(`doctors add ${ana}`);
    const [, next = ''] = /: clinic (slots add .*)\n$/.exec(output) ?? [];
    expect(await json(next)).toMatchObject([{ doctor: 4, day: 'luni', from: '09:00' }, {}, {}, {}, {}, {}]);
    expect(await run('doctors change 4 --title Medic')).not.toContain('clinic slots add');
  });

  test('is listed in the order set by staff', async () => {
    await json(`doctors add ${ana} --position 2`);
    await json('doctors change 3 --position 1');
    expect((await facts()).doctors.map(({ id }) => id)).toEqual([3, 1, 4, 2]);
  });

  test('keeps existing appointments when moved to another service, and staff see a warning', async () => {
    const reference = await book();
    const output = await run('doctors change 1 --service 2');
    expect(output).toMatch(
      /Atenție: Programările deja făcute rămân la specialitatea lor: o programare viitoare\./,
    );
    expect(output).toContain(reference);
    expect(await onData((db) => findByReference(db, reference))).toMatchObject({
      service: { id: 1 },
      doctor: { serviceId: 2 },
    });
  });

  test('is accepted with a warning if another in the same service has the same name', async () => {
    const twin = '--first-name Anca --last-name Rusu --service';
    expect(await json(`doctors add ${twin} 1`)).toMatchObject({ warnings: [] });
    expect(await run(`doctors add ${twin} 2`)).toMatch(
      /Atenție: La această specialitate este și medicul 2, .*, cu același nume\./,
    );
  });

  test('is not removed while appointments are upcoming, which are listed; past ones stay after removal', async () => {
    const reference = await book();
    await refused(
      new RegExp(`^Dr\\. Ioana Mureșan are o programare viitoare[^]*${reference}`),
      1,
      'doctors remove 3 1 --yes',
    );
    await json(`appointments cancel ${reference} --yes`);
    await json('doctors remove 3 1 --yes');
    expect((await facts()).doctors.map(({ id }) => id)).toEqual([2]);
    expect(await json(`appointments show ${reference}`)).toMatchObject({ doctor: { id: 1 } });
    await refused(/^Nu există medicul 1\. /, 1, 'doctors change 1 --title x');
  });
});

describe('a price', () => {
  const ultrasound = '--service 1 --name Ecografie --cost 150-600 --note "cu raport"';

  test('is accepted with a warning if another in the same service has the same name', async () => {
    expect(await json(`prices add ${ultrasound}`)).toMatchObject({ warnings: [] });
    expect(await run('prices add --service 1 --name ecografie --cost 90')).toMatch(
      /Atenție: La această specialitate este și prețul ecografie, Ecografie, 150-600 lei, cu/,
    );
  });

  test('is identified by its key', async () => {
    const { key } = await json<{ key: string }>(`prices add ${ultrasound} --consultation`);
    expect(key).toBe('ecografie');
    const find = async () => (await facts()).prices.find((one) => one.key === key);
    expect(await find()).toMatchObject({ cost: '150-600', note: 'cu raport', isConsultation: true });
    await json(`prices change ${key} --cost 200 --note "" --consultation nu`);
    expect(await find()).toEqual({ key, serviceId: 1, name: 'Ecografie', cost: 200, isConsultation: false });
    await json(`prices change ${key} --position 1`);
    await json(`prices remove ${key} --yes`);
    await refused(/^Nu există prețul ecografie\. /, 1, `prices change ${key} --cost 1`);
  });

  test('comes last in a service it is moved to, and appears in the exported table', async () => {
    for (const name of ['Consult', 'Control articular'])
      await json(`prices add --service 2 --name "${name}" --cost 100`);
    await json('prices change control --service rheumatology');
    const { prices } = await facts();
    expect(prices.filter(({ serviceId }) => serviceId === 2).map(({ key }) => key)).toEqual([
      'consult',
      'control-articular',
      'control',
    ]);
    expect(await run('prices list --service 2 --format csv')).toMatch(/"control";"rheumatology";"Control"/);
  });

  test('may have the longest name', async () => {
    const price = `--service 1 --name "${'Ecografie '.repeat(20).trim()}" --cost 100`;
    await json(`prices add ${price}`);
    const { key } = await json<{ key: string }>(`prices add ${price}`);
    await json(`prices change ${key} --cost 200`);
    await json(`prices remove ${key} --yes`);
  });
});

describe('a price table', () => {
  const HEAD = 'Cheie;Specialitate;Nume;Preț;Notă;Consultație';

  test('is imported from a spreadsheet completely or not at all', async () => {
    const names = ['-10% la „Control”; a doua oară', '=1+1', '+40700000000', '@SUM(A1)'];
    await json('prices add --service 1 --name "Ecografie, -20 % luni" --cost 150');
    for (const name of names) await json(`prices add --service 1 --name "${name}" --cost 150-600`);
    const file = inFolder('preturi.csv');
    await staff.clinic(`prices list --format csv --output ${file}`);
    const table = await readFile(file, 'utf8');
    expect(table.startsWith('\ufeff')).toBe(true);
    for (const name of names) expect(table).toContain(`"'${name}"`);
    expect(await json(`prices import ${file} --dry-run`)).toMatchObject({ changes: [] });
    await writeFile(file, table.replace('"Evaluare";"400"', '"Evaluare";"460"'));
    expect(await json(`prices import ${file} --dry-run`)).toMatchObject({
      changes: [expect.stringMatching(/^~ prețul evaluation, .*: preț „400” → „460”$/)],
    });
    await json(`prices import ${file} --yes`);
    expect(await json('prices list')).toContainEqual(
      expect.objectContaining({ key: 'evaluation', cost: 460 }),
    );
  });

  test('may have commas, its columns in any order, and emptied rows', async () => {
    await writeFile(
      inFolder('p.csv'),
      'Nume,CHEIE,Pret,Specialitate,Nota,Consultatie\n"A, B",a,100,cardiology,,nu\n,,,,,\n\n',
    );
    await json(`prices import ${inFolder('p.csv')} --yes`);
    expect(await json('prices list')).toMatchObject([
      { key: 'a', service: 'cardiology', name: 'A, B', cost: 100, note: '', consultation: false },
    ]);
  });

  test.each([
    ['nothing in it', '\n', /\nlinia 1: Coloanele/],
    ['an unknown column', `${HEAD};Culoare\n`, /\nlinia 1: Coloanele trebuie să fie Cheie,/],
    ['a row that is too short', `${HEAD}\na;cardiology;A;1;;\nb;cardiology\n`, /\nlinia 3: Rândul nu are/],
    ['a quote without an end', `${HEAD}\na;cardiology;"A;1;;\n`, /\nlinia \d: Ghilimelele/],
    ['a price that is none', `${HEAD}\na;cardiology;A;1;;\n\nb;cardiology;B;mult;;\n`, /\nlinia 4, Preț: /],
    [
      'a consultation that is neither',
      `${HEAD}\na;cardiology;A;1;;poate\n`,
      /\nlinia 2, Consultație: .*da sau nu/,
    ],
  ])('with %s is refused, with its line', async (_, text, complaint) => {
    await writeFile(inFolder('p.csv'), text);
    await refused(complaint, 1, `prices import ${inFolder('p.csv')} --yes`);
  });
});
