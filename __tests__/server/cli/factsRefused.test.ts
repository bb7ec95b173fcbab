import { writeFile } from 'node:fs/promises';
import { staffHarness } from '../support/staffHarness';

const staff = staffHarness();
const { refused, inFolder } = staff;

const SERVICE = { key: 'x', name: 'Boli rare' };
const DOCTOR = { id: 9, firstName: 'Ana', lastName: 'Pop', service: 'cardiology' };
const PRICE = { key: 'x', service: 'cardiology', name: 'Control', cost: 100 };

/** What is said of a file that is refused, after its first line. */
const complaintsOf = async (text: string): Promise<string> => {
  await writeFile(inFolder('x.json'), text);
  const { code, errors } = await staff.clinic(`facts import ${inFolder('x.json')} --dry-run`);
  expect(code).toBe(1);
  return errors.replace(/^Fișierul .* nu poate fi importat\. .*\n/, '');
};

test.each<[string, RegExp, string]>([
  ['what is no JSON', /^Nu este JSON: .* \(line 4 /, '{\n"version": 1,\n"profile": {},\n}'],
  ['a newer version', /^version: Scrieți 1, nu 2\./, '{"version": 2}'],
  ['a file without a version', /^version: Lipsește\./, '{}'],
])('a facts file is refused: %s', async (_, complaint, text) => {
  expect(await complaintsOf(text)).toMatch(complaint);
});

test.each<[string, RegExp, object]>([
  ['an unknown field', /^prices\[0\]\.color: Acest nume/, { prices: [{ ...PRICE, color: 1 }] }],
  ['a field that is missing', /^services\[1\]\.name: Lipsește/, { services: [SERVICE, { key: 'y' }] }],
  [
    'a text that is too long',
    /^doctors\[0\]\.title: Scrieți cel mult 100/,
    { doctors: [{ ...DOCTOR, title: 'a'.repeat(101) }] },
  ],
  [
    'an unknown service',
    /^prices\[0\]: Nu există specialitatea nimic\./,
    { prices: [{ ...PRICE, service: 'nimic' }] },
  ],
  [
    'a service that doctors still have',
    /^Ar rămâne medici fără specialitate: /,
    { services: [], prices: [] },
  ],
  ['a key that stands twice', /^services\[1\]: „x” apare de două ori/, { services: [SERVICE, SERVICE] }],
  [
    'closed days that overlap',
    /^closures\[1\]: Se suprapune cu ziua închisă \d+: vin\. 24\.12\.2027 – dum\. 26\.12\.2027, x/,
    {
      closures: [
        { from: '2027-12-24', to: '2027-12-26', name: 'x' },
        { from: '2027-12-26', to: '2027-12-26', name: 'x' },
      ],
    },
  ],
  ['a profile’s wrong field', /^profile\.email: Scrieți o adresă/, { profile: { email: 'ana' } }],
])('a facts file is refused: %s', async (_, complaint, lists) => {
  expect(await complaintsOf(JSON.stringify({ version: 1, ...lists }))).toMatch(complaint);
});

test('a file in another encoding is refused with advice on how to save it', async () => {
  await writeFile(
    inFolder('p.csv'),
    Buffer.from('Cheie;Specialitate;Nume;Pre\xfe;Not\xe3;Consulta\xfeie\r\n', 'latin1'),
  );
  for (const command of ['prices import', 'facts import'])
    await refused(/nu este scris în UTF-8.*„CSV UTF-8”/, 1, `${command} ${inFolder('p.csv')} --yes`);
});
