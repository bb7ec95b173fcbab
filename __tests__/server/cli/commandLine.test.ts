import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { version } from '../../../package.json';
import { addDays } from '../../../src/domain/calendarDate';
import { parseOption } from '../../../src/server/cli/framework/options';
import { dateRule, reference } from '../../../src/server/staff/rules';
import { clinicCommand, refusedWith } from '../support/clinicCommand';
import { TODAY } from '../support/sampleRequests';
import { staffHarness } from '../support/staffHarness';

const staff = staffHarness();

test('the command documents itself and its exit codes in Romanian', async () => {
  const output = await staff.run('--help');
  expect(output).toMatch(/Utilizare: clinic/);
  expect(output).toMatch(/Coduri de ieșire: 0 .*; 1 .*; 2 /);
  const deeper = await staff.run('doctors add --help');
  for (const text of [output, deeper])
    expect(text).not.toMatch(/Usage|Options|Commands|Arguments|display help/);
  expect(deeper).toMatch(/--first-name <prenume> +prenumele; obligatoriu\n/);
  expect(deeper).toMatch(/--title <titlu> +titlul, ca „Medic primar cardiologie”\n/);
});

test('the command prints its version', async () => {
  expect(await staff.run('--version')).toBe(`${version}\n`);
});

test('invisible characters in a pasted phone number or e-mail address are ignored', async () => {
  const set = (field: string, value: string) => staff.json(`profile set "${field}" "${value}"`);
  expect(await set('phone', '\u202d0264 111 222\u202c')).toMatchObject({ phone: '0264 111 222' });
  expect(await set('email', '\u200bana@exemplu.example\u2060')).toMatchObject({
    email: 'ana@exemplu.example',
  });
});

test('a text that begins with a dash is accepted as a value', async () => {
  expect(await staff.json('profile set payment "- numerar"')).toMatchObject({ payment: '- numerar' });
  const price = '--service 1 --name "- reducere" --cost 100 --note "-10 %"';
  expect(await staff.json(`prices add ${price}`)).toMatchObject({ name: '- reducere', note: '-10 %' });
  expect(await staff.json('services add --json "-- test"')).toMatchObject({ name: '-- test' });
});

test.each([
  ['2026-11-23', '2026-11-23'],
  ['23.11.2026', '2026-11-23'],
  ['1.2.2027', '2027-02-01'],
  ['Azi', TODAY],
  ['maine', addDays(TODAY, 1)],
  ['Mâine', addDays(TODAY, 1)],
  ['mâine'.normalize('NFD'), addDays(TODAY, 1)],
])('a date may be entered as %s', (text, day) => {
  expect(parseOption(dateRule, text)).toBe(day);
});

test('a code taken down by phone is found despite letters mistaken for digits', () => {
  expect(parseOption(reference, ' 7kq3m9xa ')).toBe('7KQ3M9XA');
  expect(parseOption(reference, 'OIL3M9XA')).toBe('0113M9XA');
});

test('a change that is made is reported as done even if the database cannot be closed afterwards', async () => {
  const close = jest.spyOn(DatabaseSync.prototype, 'close').mockImplementation(() => {
    throw new Error('The disk is away.');
  });
  const result = await staff.clinic('services add Urologie');
  expect(close).toHaveBeenCalled();
  close.mockRestore();
  expect(result).toMatchObject({ code: 0, errors: '' });
  expect(await staff.json('services list')).toContainEqual(expect.objectContaining({ name: 'Urologie' }));
});

test.each([
  'doctors list',
  'services add Urologie',
  'facts import x.json',
  'backup x.jsonl',
  'restore x.jsonl',
])('a mistyped DATABASE_URL reports the missing file and does not create it: %s', async (args) => {
  const file = staff.inFolder('gresit/clinic.sqlite');
  const words = new RegExp(`^Baza de date .* DATABASE_URL: nu există fișierul ${file}\\. .*\n$`);
  expect(await clinicCommand(`file:${file}`)(...args.split(' '))).toEqual(refusedWith(1, words));
  expect(existsSync(staff.inFolder('gresit'))).toBe(false);
});

test.each([
  [
    'postgres://clinic:secret@127.0.0.1:9/clinic',
    /^(?!.*secret)Baza de date nu poate fi deschisă\. Verificați DATABASE_URL: .* nu răspunde niciun server\.\n$/,
  ],
  ['mysql://x', /^Baza de date .* DATABASE_URL: scrieți-o ca file:CALE sau .*\n$/],
])('data that cannot be opened are reported in one line with the reason: %s', async (url, words) => {
  expect(await clinicCommand(url)('doctors', 'list')).toEqual(refusedWith(1, words));
});
