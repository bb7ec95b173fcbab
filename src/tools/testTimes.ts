import path from 'node:path';

/** What is read of Jest's JSON report; all times in ms. */
export interface JestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numRuntimeErrorTestSuites: number;
  readonly testResults: readonly {
    /** Absolute path of the suite. */
    readonly name: string;
    readonly startTime: number;
    readonly endTime: number;
    readonly assertionResults: readonly {
      readonly title: string;
      readonly duration?: number | null;
    }[];
  }[];
}

const MOST = 10;

/** `name.browser.test.ts` → `browser`; without a word there, Node. */
const kindOf = (suite: string): string => /\.(\w+)\.test\.tsx?$/.exec(suite)?.[1] ?? 'node';

type Row = readonly [ms: number, what: string];

function slowest(title: string, rows: readonly Row[]): string[] {
  const sorted = rows.toSorted(([a], [b]) => b - a).slice(0, MOST);
  return [`${title}:`, ...sorted.map(([ms, what]) => `${(ms / 1000).toFixed(1).padStart(7)} s  ${what}`)];
}

/** Where a run of the tests spent its time: kinds of suites, the slowest suites and the slowest tests. */
export function testTimes({ testResults }: JestReport, rootFolder: string): string {
  const suites = testResults.map((suite) => ({
    ...suite,
    file: path.relative(rootFolder, suite.name),
    ms: suite.endTime - suite.startTime,
  }));
  const kinds = [...new Set(suites.map(({ file }) => kindOf(file)))].map((kind): Row => {
    const times = suites.filter(({ file }) => kindOf(file) === kind).map(({ ms }) => ms);
    return [times.reduce((sum, ms) => sum + ms, 0), `${kind}, ${times.length} suites`];
  });
  return [
    ...slowest('Suites by kind, several at a time', kinds),
    ...slowest(
      'Slowest suites',
      suites.map(({ ms, file }) => [ms, file]),
    ),
    ...slowest(
      'Slowest tests',
      suites.flatMap(({ file, assertionResults }) =>
        assertionResults.map(({ title, duration }): Row => [duration ?? 0, `${title} (${file})`]),
      ),
    ),
  ].join('\n');
}
