import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkBudgets } from './budgets';
import { readBuildSettings } from './buildSettings';
import { buildSite } from './buildSite';
import { ensureChromium } from './chromium';
import { misused } from './fail';
import { QA_BUILD } from './qaBuild';
import type { Run } from './run';
import { conclude, npmStep, one, takeSteps, takeStepsAside, type Step, type Tally } from './steps';
import { testTimes, type JestReport } from './testTimes';

async function jest(run: Run): Promise<Tally> {
  const chromium = await ensureChromium();
  const folder = await mkdtemp(path.join(tmpdir(), 'clinic-tests-'));
  const reportFile = path.join(folder, 'report.json');
  try {
    const code = await run('npm', ['run', '--silent', 'jest', '--', '--json', `--outputFile=${reportFile}`], {
      CHROMIUM_PATH: chromium.path,
    });
    const report = JSON.parse(await readFile(reportFile, 'utf8')) as JestReport;
    console.log(`\n${testTimes(report, process.cwd())}`);
    const failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
    // Jest can fail without a failed test, e.g. when it finds none.
    return { passed: report.numPassedTests, failed: code !== 0 && failed === 0 ? 1 : failed };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const settings = readBuildSettings({});

const BUILDS: readonly Step[] = [
  { name: 'build', take: () => buildSite(settings).then(() => one(true)) },
  { name: 'QA build', take: () => buildSite({ ...settings, ...QA_BUILD }).then(() => one(true)) },
];
/** They take about as long as the builds, and what is left of them goes on beside the tests. */
const BESIDE_THEM: readonly Step[] = [
  npmStep('import direction', 'direction'),
  npmStep('formatting', 'formatting'),
  npmStep('types and lint', 'lint'),
];
const THEN: readonly Step[] = [
  { name: 'tests', take: jest },
  { name: 'size budgets', take: () => checkBudgets(settings.outputFolder).then(one) },
];

async function test(): Promise<void> {
  console.log('Types and lint, import direction and formatting are checked meanwhile, and told at the end.');
  const aside = takeStepsAside(BESIDE_THEM);
  const taken = [...(await takeSteps(BUILDS)), ...(await takeSteps(THEN))];
  conclude([...taken, ...(await aside)()]);
}

const [argument] = process.argv.slice(2);
if (argument === undefined) void test();
else misused(`npm test takes no arguments, and got ${argument}; \`npm run jest -- PATH\` runs some tests.`);
