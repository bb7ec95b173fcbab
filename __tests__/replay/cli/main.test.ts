import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { TimeLimit } from '../../../src/replay/cli/timeLimit';
import { replayCommand } from '../support/replayCommand';
import { UNREADABLE_ROWS } from '../support/shippedScenarios';

const EDGE = 'src/replay/scenarios/booking/intarziere-1000-ms.json';
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'replay-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** A copy of the 999/1000 ms scenario that wrongly expects the request one millisecond early. */
function tooEarly(name = 'prea-devreme.json'): string {
  const file = path.join(folder, name);
  writeFileSync(file, readFileSync(EDGE, 'utf8').replace('"advance": 999', '"advance": 1000'));
  return file;
}

test('the shipped scenarios pass and cover every state, transition and message', async () => {
  const { code, output, errors } = await replayCommand('--coverage');
  const unreadable = Object.values(UNREADABLE_ROWS).reduce((sum, rows) => sum + rows);
  expect(errors.match(/A row of an answer is left out/g)).toHaveLength(unreadable);
  expect(output).toMatch(
    /^Rulate: \d+ · \d+ ✓ · 0 ✗ · \d+ judecate în parte \(\d+ (?:de )?așteptări cer --in page\)/m,
  );
  expect(output).toMatch(/Acoperire: (\d+) din \1, 100 %/);
  expect(code).toBe(0);
});

test('what no scenario shows is listed', async () => {
  const { output } = await replayCommand('src/replay/scenarios/contact', '--coverage');
  expect(output).toContain('✗ slotTaken: Acest slot este deja ocupat.');
  expect(output).toContain('✗ booking  submitted.sending → error: răspunsul serverului (ora e ocupată)');
});

test('a transition of every state counts in each state where it can happen', async () => {
  const { output } = await replayCommand('src/replay/scenarios/contact/reteaua-revine.json', '--coverage');
  expect(output).toContain('✓ contact  idle → idle: Rețeaua cade');
  expect(output).toContain('✗ contact  submitted.sending → submitted.sending: Rețeaua cade');
  expect(output).toContain(
    '– contact  success → submitted.sending: Rețeaua revine (se retrimite); niciodată: ',
  );
});

test('a message counts as covered only if a step expects it', async () => {
  const file = path.join(folder, 'nu-asteapta.json');
  const sent = readFileSync('src/replay/scenarios/contact/mesaj-trimis.json', 'utf8');
  writeFileSync(file, sent);
  expect((await replayCommand(file, '--coverage')).output).toContain('✓ contactSucceeded');
  writeFileSync(file, sent.replace(/ *"notification": "[^"]*",\n/, ''));
  const { code, output } = await replayCommand(file, '--coverage');
  expect(output).toContain('„Informaţiile au fost trimise cu succes.”');
  expect(output).toContain('✗ contactSucceeded');
  expect(code).toBe(0);
});

test('a failure report names the step with its line, its states, what was expected and received', async () => {
  const { code, output } = await replayCommand(tooEarly());
  expect(code).toBe(1);
  expect(output).toContain('Oprit aici: pașii de după nu s-au redat.');
  expect(output).toMatch(
    /prea-devreme\.json:\d+: pasul 4: Așteptare: 1 s\n {6}starea înainte: așteaptă .* \(submitted\.waiting\); după: reușit \(success\)\n/,
  );
  expect(output).toMatch(
    /Starea \(state\)\n\s+se aștepta .+ \(submitted\.waiting\)\n\s+a venit {4}reușit \(success\)/,
  );
  expect(output).toMatch(
    /Mesaj nou \(notification\)\n\s+se aștepta nimic\n\s+a venit {4}„Informatiile au fost trimise cu succes\.”/,
  );
  expect(output).toMatch(/0–1000 ms {2}Așteptare: 1 s +reușit \(success\) · o cerere trimisă/);
});

test('of several texts for one field, a failure report names the one with which the form did otherwise', async () => {
  const file = path.join(folder, 'adrese.json');
  const shipped = readFileSync('src/replay/scenarios/booking/adrese-de-e-mail.json', 'utf8');
  writeFileSync(file, shipped.replace('"ana@exemplu..example"', '"ana.pop@exemplu.example"'));
  const { code, output } = await replayCommand(file);
  expect(code).toBe(1);
  expect(output).toContain('pasul 4: E-mail: completat cu „ana.pop@exemplu.example”');
});

test('--update writes only the observed differences to the file and lists them', async () => {
  const file = tooEarly();
  const { code, output } = await replayCommand(file, EDGE, '--update');
  expect(output).toMatch(
    /prea-devreme\.json\n {4}pasul 4: Starea .+ \(submitted\.waiting\) → reușit \(success\)\n/,
  );
  expect(output).toContain('    pasul 5: Cererea Prenume: „Ana” → nimic\n');
  expect(output).toContain('Rulate: 2 · 1 ✓ · 0 ✗ · 1 corectate');
  expect(code).toBe(0);
  expect((await replayCommand(file)).output).toContain('1 ✓ · 0 ✗');
  const text = readFileSync(file, 'utf8');
  expect(text).toContain('"state": "success"');
  expect(text).toContain('"advance": 1000');
});

test('--update gives the corrected file its own time, and names its steps', async () => {
  const at = jest.spyOn(TimeLimit.prototype, 'at');
  const file = tooEarly();
  await replayCommand(file, '--update');
  const places = at.mock.calls.map(([, step = '']) => step);
  at.mockRestore();
  const play = ['', ', pasul 1', ', pasul 2', ', pasul 3', ', pasul 4', ', pasul 5'];
  expect(places).toEqual([...play, ...play]);
});

test('--bail stops at the first failure', async () => {
  tooEarly('a.json');
  copyFileSync(EDGE, path.join(folder, 'b.json'));
  expect((await replayCommand(folder)).output).toMatch(/\n✗ \S+\.json\nRulate: 2 · 1 ✓ · 1 ✗/);
  expect((await replayCommand(folder, '--bail')).output).toContain('Rulate: 1 · 0 ✓ · 1 ✗');
});

test('folders and globs select files, and a path that matches none is an error', async () => {
  copyFileSync(EDGE, path.join(folder, 'bun.json'));
  // A browser names a second download so.
  copyFileSync(EDGE, path.join(folder, 'a (1).json'));
  expect((await replayCommand(`${folder}/a (1).json`)).output).toContain('1 ✓ · 0 ✗');
  expect((await replayCommand(`${folder}/b*.json`)).output).toContain('1 ✓ · 0 ✗');
  // Beside a valid one too.
  const nothing = await replayCommand(EDGE, `${folder}/c*.json`);
  expect(nothing.code).toBe(2);
  expect(nothing.errors).toContain(`Niciun fișier de scenariu la ${folder}/c*.json.`);
});

test('--update leaves a file unchanged if one of its steps could not run', async () => {
  const file = path.join(folder, 'imposibil.json');
  const text = readFileSync(EDGE, 'utf8').replace('"slotId": 103', '"slotId": 999');
  writeFileSync(file, text);
  expect((await replayCommand(file, '--update')).code).toBe(1);
  expect(readFileSync(file, 'utf8')).toBe(text);
});

test('running in the browser without a built site prints one line of instructions', async () => {
  const { code, errors } = await replayCommand(EDGE, '--in', 'browser', '--dist', folder);
  expect(code).toBe(2);
  expect(errors).toBe(`În ${folder} nu este un sit QA: rulați întâi npm run build -- --qa.\n`);
});

test('an invalid scenario file and a wrong option exit with another code than a failed scenario', async () => {
  const file = path.join(folder, 'stricat.json');
  writeFileSync(file, readFileSync(EDGE, 'utf8').replace('"advance": 999', '"avans": 999'));
  const broken = await replayCommand(file);
  expect(broken.code).toBe(2);
  expect(broken.output).toMatch(
    /stricat\.json:\d+:\d+: steps\[3\]: se așteaptă exact una dintre cheile send, each, given, advance, respond/,
  );
  expect(await replayCommand('--in', 'luna')).toEqual({
    code: 2,
    output: '',
    errors: 'Opțiunea --in <loc> nu poate avea această valoare.\n',
  });
});

test('a reader that closes the pipe early, such as head, gets no error', async () => {
  const command = spawn(process.execPath, ['--import', 'tsx', 'src/replay/cli/main.ts', 'run', '--help']);
  command.stdout.destroy();
  let errors = '';
  command.stderr.on('data', (chunk: Buffer) => {
    errors += chunk.toString();
  });
  const [code] = (await once(command, 'close')) as [number];
  expect({ code, errors }).toEqual({ code: 0, errors: '' });
});

test('a QA build older than its sources is refused', async () => {
  writeFileSync(path.join(folder, 'site.json'), '{}');
  utimesSync(path.join(folder, 'site.json'), 0, 0);
  const { code, errors } = await replayCommand('--in', 'browser', '--dist', folder);
  expect(errors).toContain('este mai vechi decât sursele: rulați întâi npm run build -- --qa.');
  expect(code).toBe(2);
});
