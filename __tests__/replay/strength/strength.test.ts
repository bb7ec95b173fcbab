import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { parseFault, RUNNERS, type Fault } from '../../../src/replay/strength/fault';
import { checkFaults } from '../../../src/replay/strength/faultyCopy';
import { openLab } from '../../../src/replay/strength/lab';
import { replayCommand } from '../support/replayCommand';
import { SHIPPED } from '../support/shippedScenarios';

// A runner that misses a fault plays every scenario.
jest.setTimeout(300_000);

const FAULTS = globSync('src/replay/faults/*.json')
  .sort()
  .map((file) => parseFault(readFileSync(file, 'utf8'), file));

/** The commit, so that every change is tried with faults of its own; the day where there is no repository. */
function drawnBy(): string {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return new Date().toISOString().slice(0, 10);
  }
}

function drawn(): Fault {
  const lot = createHash('sha256').update(drawnBy()).digest().readUInt32BE();
  const fault = FAULTS[lot % FAULTS.length];
  if (fault === undefined) throw new Error('There are no faults.');
  return fault;
}

test('the deliberate fault that is drawn is caught by the quickest runner that can judge it', async () => {
  const fault = drawn();
  const [judge = 'browser'] = RUNNERS.filter((runner) => fault.unjudged[runner] === undefined);
  const lab = await openLab(
    [judge],
    SHIPPED.map(([file]) => file),
  );
  try {
    const caught = { kind: 'caught', by: expect.any(String) as string };
    expect([fault.name, await lab.try(fault)]).toEqual([fault.name, { [judge]: caught }]);
  } finally {
    await lab.close();
  }
});

test('every fault still applies to the sources', async () => {
  await expect(checkFaults(FAULTS)).resolves.toBeUndefined();
});

test('the README names every fault, and every reason for which a runner cannot judge one', () => {
  const rows = readFileSync('src/replay/README.md', 'utf8').split('\n');
  for (const { title, unjudged } of FAULTS) {
    const row = rows.find((line) => line.startsWith(`| ${title} |`)) ?? `nothing of ${title}`;
    const reasons = RUNNERS.map((runner) => unjudged[runner]);
    expect(
      row
        .split(' | ')
        .slice(1)
        .map((cell) => /cannot judge: ([^|]*[^ |])/.exec(cell)?.[1]),
    ).toEqual(reasons);
    expect(row).not.toMatch(/MISSED|BROKEN/);
  }
});

describe('a fault', () => {
  const LATE = 'src/replay/faults/sent-after-900-ms.json';
  const sound = () => JSON.parse(readFileSync(LATE, 'utf8')) as object;
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'faults-'));
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
  });

  function faultFile(name: string, changes: object): string {
    const file = path.join(folder, `${name}.json`);
    writeFileSync(
      file,
      JSON.stringify({ ...(JSON.parse(readFileSync(LATE, 'utf8')) as object), ...changes }),
    );
    return file;
  }
  const strength = (...files: readonly string[]) => replayCommand('--strength', '--in', 'machine', ...files);

  test('that nobody notices fails the command, and so does one that does not even run', async () => {
    const title = 'Only a remark is worded in another way';
    const harmless = faultFile('harmless', {
      title,
      find: '/** Sending starts',
      replace: '/** Sending begins',
    });
    const broken = faultFile('broken', { title: 'The product does not start', replace: 'SEND_DELAY_MS = (' });
    const { code, output, errors } = await strength(harmless, broken, LATE);
    expect(output).toContain(`| ${title} | MISSED |`);
    expect(output).toContain('| The product does not start | BROKEN |');
    expect(errors).toContain('broken broke the machine runner:');
    expect(output).toContain('| A form is sent after 900 ms instead of 1000 ms | caught |');
    expect(output).toContain('| **caught** | **1 of 3** |');
    expect(code).toBe(1);
  });

  test('that no longer applies is told by name, before anything is tried', async () => {
    const { code, output, errors } = await strength(
      LATE,
      faultFile('absent', { find: 'SEND_DELAY_MS = 2000' }),
      faultFile('ambiguous', { find: 'SEND_DELAY_MS' }),
      faultFile('homeless', { file: 'src/features/booking/gone.ts' }),
    );
    const place = 'src/features/form/submission.ts';
    expect(errors.trim().split('\n')).toEqual([
      `The fault absent no longer applies: what it replaces stands 0 times in ${place}, expected once.`,
      `The fault ambiguous no longer applies: what it replaces stands 2 times in ${place}, expected once.`,
      'The fault homeless no longer applies: there is no src/features/booking/gone.ts.',
    ]);
    expect(output).toBe('');
    expect(code).toBe(2);
  });

  test('that no file names is told', async () => {
    const { code, errors } = await strength('src/replay/faults/no-such-fault.json');
    expect(errors).toContain('No fault file at src/replay/faults/no-such-fault.json.');
    expect(code).toBe(2);
  });

  test.each([
    ['outside of the product', { file: '../package.json' }, 'file: Expected a file of src/'],
    ['that somebody unknown cannot judge', { unjudged: { mars: 'far away' } }, 'unjudged.mars: '],
    ['without a title', { title: '' }, 'title: '],
    ['with a mistyped key', { finds: 'x' }, 'finds: '],
  ])('%s is refused with its file and place', (_what, changes, complaint) => {
    const text = JSON.stringify({ ...sound(), ...changes });
    expect(() => parseFault(text, 'odd.json')).toThrow(`odd.json: ${complaint}`);
    expect(() => parseFault(text.slice(0, -9), 'cut.json')).toThrow('cut.json: expected JSON');
  });
});
