import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkBudgets } from './budgets';
import { readBuildSettings } from './buildSettings';
import { buildSite } from './buildSite';
import { ensureChromium } from './chromium';
import { QA_BUILD } from './qaBuild';
import { run } from './run';

interface Tally {
  readonly passed: number;
  readonly failed: number;
}

interface Step {
  readonly name: string;
  readonly run: () => Promise<Tally>;
}

const one = (ok: boolean): Tally => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1 });
const npmScript = async (name: string): Promise<Tally> =>
  one((await run('npm', ['run', '--silent', name])) === 0);

interface JestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numRuntimeErrorTestSuites: number;
}

async function jest(): Promise<Tally> {
  const chromium = await ensureChromium();
  const folder = await mkdtemp(path.join(tmpdir(), 'clinic-tests-'));
  const report = path.join(folder, 'report.json');
  try {
    const code = await run('npm', ['run', '--silent', 'jest', '--', '--json', `--outputFile=${report}`], {
      CHROMIUM_PATH: chromium.path,
    });
    const result = JSON.parse(await readFile(report, 'utf8')) as JestReport;
    const failed = result.numFailedTests + result.numRuntimeErrorTestSuites;
    // Jest can fail without a failed test, e.g. when it finds none.
    return { passed: result.numPassedTests, failed: code !== 0 && failed === 0 ? 1 : failed };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const settings = readBuildSettings({});

/** In order of cost. */
const STEPS: readonly Step[] = [
  { name: 'types', run: () => npmScript('types') },
  { name: 'lint', run: () => npmScript('lint') },
  { name: 'import direction', run: () => npmScript('direction') },
  { name: 'build', run: () => buildSite(settings).then(() => one(true)) },
  { name: 'QA build', run: () => buildSite({ ...settings, ...QA_BUILD }).then(() => one(true)) },
  { name: 'tests', run: jest },
  { name: 'size budgets', run: () => checkBudgets(settings.outputFolder).then(one) },
];

async function test(): Promise<void> {
  let passed = 0;
  let failed = 0;
  for (const step of STEPS) {
    console.log(`\n== ${step.name}`);
    const tally = await step.run().catch((error: unknown): Tally => {
      console.error(error instanceof Error ? error.message : error);
      return one(false);
    });
    passed += tally.passed;
    failed += tally.failed;
  }
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}

void test();
