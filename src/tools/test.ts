import { readFileSync, rmSync } from 'node:fs';
import { runChecks, SOURCE_CHECKS, type Tally } from './checks';

const REPORT = 'node_modules/.cache/jest-report.json';

/** Part of Jest's JSON report. */
interface JestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numRuntimeErrorTestSuites: number;
}

function readReport(): JestReport {
  try {
    return JSON.parse(readFileSync(REPORT, 'utf8')) as JestReport;
  } catch {
    return { numPassedTests: 0, numFailedTests: 0, numRuntimeErrorTestSuites: 1 };
  }
}

/** Counts a report's tests. A failed run counts as at least one failure: Jest also fails if it finds no tests. */
function countTests(isOk: boolean): Tally {
  const report = readReport();
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
  return { passed: report.numPassedTests, failed: isOk ? failed : Math.max(1, failed) };
}

/** `npm test`: runs all checks of the project, the cheapest first. */
function test(): void {
  rmSync(REPORT, { force: true });
  runChecks([
    ...SOURCE_CHECKS,
    { name: 'build and size budgets', command: 'npm run -s build' },
    { name: 'QA build', command: 'npm run -s build -- --qa' },
    { name: 'tests', command: `npm run -s jest -- --json --outputFile=${REPORT}`, tally: countTests },
  ]);
}

const [argument] = process.argv.slice(2);
if (argument === undefined) test();
else {
  console.error(`npm test takes no arguments; \`npm run jest -- ${argument}\` runs some tests.`);
  process.exitCode = 2;
}
