import { SAMPLE_PROFILE } from '../../../../src/content/sample/profile';
import { jsonDraft } from '../../../../src/server/cli/facts/draft';
import { pricesCsv, pricesDraft } from '../../../../src/server/cli/facts/pricesCsv';
import { readDraft } from '../../../../src/server/cli/facts/readDraft';
import type { WholeFacts } from '../../../../src/server/cli/facts/wholeFacts';
import { Refusal } from '../../../../src/server/cli/output/answer';

const CLINIC: WholeFacts = {
  profile: SAMPLE_PROFILE,
  services: [{ key: 'cardiology', name: 'Cardiologie', page: 'cardiology', preparation: '' }],
  doctors: [],
  prices: [
    {
      ...{ key: 'control', service: 'cardiology', name: '-10% la „Control”; a doua oară' },
      ...{ cost: '150-600', note: 'cu EKG,\nfără Holter', consultation: true },
    },
  ],
  closures: [],
};

/** What is said of the lines of a file that is refused. */
function complaintsOf(read: () => unknown): string {
  try {
    read();
  } catch (error) {
    if (error instanceof Refusal) return error.details;
    throw error;
  }
  return 'the file was accepted';
}

const lines = (...parts: readonly string[]): string => ['{', '"version": 1,', ...parts, '}'].join('\n');
const service = (key: string, name: string) => JSON.stringify({ key, name });
const doctor = (more: object) =>
  JSON.stringify({ number: 1, firstName: 'Ana', lastName: 'Pop', service: 'cardiology', ...more });
const price = (more: object) =>
  JSON.stringify({ key: 'x', service: 'cardiology', name: 'Control', cost: 100, ...more });

test.each([
  ['what is no JSON', '{\n"version": 1,\n"profile": {},\n}', /^linia 4: Nu este JSON/],
  ['a file that is cut off', '{\n"version": 1,', /^linia 2: Fișierul se termină prea devreme/],
  ['a name that stands twice', lines('"services": [],', '"services": []'), /^linia 4: „services” apare/],
  ['a newer version', '{"version": 2, "pets": []}', /^linia 1: Fișierul este de versiunea 2;/],
  ['a file without a version', '{}', /^linia 1: Lipsește „version”/],
  ['an unknown list', lines('"pets": []'), /^linia 3: „pets” nu este cunoscut/],
  ['an unknown field', lines(`"prices": [`, price({ color: 1 }), ']'), /^linia 4: „color” nu este/],
  ['a field that is missing', lines('"services": [{"key": "x"}]'), /^linia 3: Lipsește „name”/],
  ['a number that is text', lines(`"doctors": [${doctor({ number: '1' })}]`), /^linia 3: number: Scrieți un/],
  [
    'a number that is too large',
    lines(`"doctors": [${doctor({ number: 1e10 })}]`),
    /^linia 3: number: Scrieți/,
  ],
  [
    'a price that is no number',
    lines(`"prices": [${price({ cost: 'mult' })}]`),
    /^linia 3: cost: Scrieți preț/,
  ],
  ['a range from more to less', lines(`"prices": [${price({ cost: '600-150' })}]`), /^linia 3: cost: /],
  ['half a leu', lines(`"prices": [${price({ cost: 1.5 })}]`), /^linia 3: cost: /],
  ['a service that is unknown', lines(`"prices": [${price({ service: 'x' })}]`), /^linia 3: Nu există .* x /],
  [
    'a service that a doctor still has',
    lines(`"services": [],`, `"doctors": [${doctor({})}]`),
    /^linia 4: Nu există serviciul cardiology/,
  ],
  [
    'a key that stands twice',
    lines('"services": [', `${service('cardiology', 'A')},`, service('cardiology', 'B'), ']'),
    /^linia 5: „cardiology” apare de două ori/,
  ],
  [
    'names that patients could not tell apart',
    lines('"services": [', `${service('cardiology', 'Boli rare')},`, service('y', 'boli  RARE'), ']'),
    /^linia 5: „boli {2}RARE” apare de două ori/,
  ],
  [
    'a day that does not exist',
    lines('"closures": [', '{"from": "2027-02-30", "to": "2027-03-01", "name": "x"}]'),
    /^linia 4: from: Scrieți data/,
  ],
  [
    'days off that end first',
    lines('"closures": [{"from": "2027-02-03", "to": "2027-02-01", "name": "x"}]'),
    /^linia 3: .*înaintea primei/,
  ],
  [
    'closed days that overlap',
    lines(
      '"closures": [',
      '{"from": "2027-12-24", "to": "2027-12-26", "name": "x"},',
      '{"from": "2027-12-26", "to": "2027-12-26", "name": "y"}]',
    ),
    /^linia 5: 2027-12-26 se suprapune cu 2027-12-24 – 2027-12-26/,
  ],
  [
    'a time that does not exist',
    lines(`"doctors": [${doctor({ week: { luni: ['25:00-26:00'] } })}]`),
    /^linia 3: .*Scrieți intervalul/,
  ],
  [
    'times that overlap',
    lines(`"doctors": [${doctor({ week: { joi: ['09:00-09:30', '09:30-10:00', '09:15-09:20'] } })}]`),
    /^linia 3: 09:15 – 09:20 se suprapune cu 09:00 – 09:30\.$/,
  ],
  [
    'a clinic that closes before it opens',
    lines('"profile": {', '"opens": "19:00" }'),
    /^linia \d: Ora de început/,
  ],
  [
    'a note that is too long',
    lines('"profile": {', `"parking": "${'a'.repeat(2001)}" }`),
    /^linia 4: parking: Scrieți cel mult 2000/,
  ],
  ['an address that is none', lines('"profile": {', '"email": "ana" }'), /^linia 4: email: Scrieți o adresă/],
])('%s is refused, with its line', (_, text, complaint) => {
  expect(complaintsOf(() => readDraft(jsonDraft('clinica.json', text), CLINIC))).toMatch(complaint);
});

test('what a file leaves out stays as it is', () => {
  const read = readDraft(jsonDraft('x.json', lines('"profile": {"phone": "0264 111 222"}')), CLINIC);
  expect(read).toEqual({ ...CLINIC, profile: { ...CLINIC.profile, phone: '0264 111 222' } });
});

test('a file of the version before, without notes and without what doctors do, is taken', () => {
  const before = lines(`"profile": {"name": "Demo"},`, `"doctors": [${doctor({ title: 'Medic primar' })}]`);
  const read = readDraft(jsonDraft('x.json', before), CLINIC);
  expect(read.profile).toEqual({ ...SAMPLE_PROFILE, name: 'Demo' });
  expect(read.doctors).toMatchObject([{ title: 'Medic primar', focus: '' }]);
});

test('a note of 2,000 characters with markup is taken as it is', () => {
  const payment = `<b>Card</b> ${'a'.repeat(1988)}`;
  const read = readDraft(jsonDraft('x.json', lines(`"profile": ${JSON.stringify({ payment })}`)), CLINIC);
  expect(read.profile.payment).toBe(payment);
});

test('prices come back from their table as they were, whatever a spreadsheet does to it', () => {
  const table = pricesCsv(CLINIC.prices);
  const withCommas = 'Nume,CHEIE,Pret,Serviciu,Nota,Consultatie\n"A, B",a,100,cardiology,,nu\n';
  expect(table.startsWith('\ufeff')).toBe(true);
  expect(readDraft(pricesDraft('p.csv', table), { ...CLINIC, prices: [] }).prices).toMatchObject([
    { ...CLINIC.prices[0], note: 'cu EKG, fără Holter' },
  ]);
  expect(readDraft(pricesDraft('p.csv', withCommas), CLINIC).prices).toEqual([
    { key: 'a', service: 'cardiology', name: 'A, B', cost: 100, note: '', consultation: false },
  ]);
});

const HEAD = 'Cheie;Serviciu;Nume;Preț;Notă;Consultație';

test.each([
  ['a column that is unknown', `${HEAD};Culoare\n`, /^linia 1: Coloanele trebuie să fie Cheie,/],
  ['a column that stands twice', `${HEAD};Preț\n`, /^linia 1: Coloanele/],
  ['a column that is missing', 'Cheie;Nume\n', /^linia 1: Coloanele/],
  ['a row that is too short', `${HEAD}\na;cardiology;A;1;;\nb;cardiology\n`, /^linia 3: Rândul nu are/],
  ['a quote without an end', `${HEAD}\na;cardiology;"A;1;;\n`, /^linia \d: Ghilimelele/],
  ['a price that is none', `${HEAD}\na;cardiology;A;1;;\n\nb;cardiology;B;mult;;\n`, /^linia 4: cost: /],
  [
    'a consultation that is neither',
    `${HEAD}\na;cardiology;A;1;;poate\n`,
    /^linia 2: consultation: .*da sau nu/,
  ],
  ['a key that stands twice', `${HEAD}\na;cardiology;A;1;;\na;cardiology;B;1;;\n`, /^linia 3: „a” apare/],
])('a table with %s is refused, with its line', (_, text, complaint) => {
  expect(complaintsOf(() => readDraft(pricesDraft('p.csv', text), CLINIC))).toMatch(complaint);
});
