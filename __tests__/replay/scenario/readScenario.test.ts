import { readFileSync } from 'node:fs';
import { readScenario } from '../../../src/replay/scenario/parseScenario';
import { shipped } from '../support/shippedScenarios';

const TEXT = readFileSync('src/replay/scenarios/contact/netrimis.json', 'utf8');

const read = (bytes: Buffer) => readScenario(new File([new Uint8Array(bytes)], 'f.json'));

const complaint = (bytes: Buffer): Promise<string> =>
  read(bytes).then(
    () => 'none',
    (error: unknown) => String(error),
  );

test.each([
  ['UTF-8', Buffer.from(TEXT)],
  ['UTF-8 with a byte order mark', Buffer.from(`\uFEFF${TEXT}`)],
  ["UTF-8 with Windows' line ends", Buffer.from(TEXT.replaceAll('\n', '\r\n'))],
])('a file in %s is the same scenario', async (_encoding, bytes) => {
  expect((await read(bytes)).scenario).toEqual(shipped('contact/netrimis.json'));
});

test('a file that is not UTF-8 is refused', async () => {
  const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
  expect(await complaint(png)).toBe('ScenarioError: f.json: se așteaptă text în UTF-8');
  const windows1250 = Buffer.from(TEXT.replaceAll('ș', 'º'), 'latin1');
  expect(await complaint(windows1250)).toBe('ScenarioError: f.json: se așteaptă text în UTF-8');
});
