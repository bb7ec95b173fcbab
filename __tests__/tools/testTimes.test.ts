import { testTimes } from '../../src/tools/testTimes';

const suite = (name: string, seconds: number, durations: readonly number[] = []) => ({
  name: `/clinic/__tests__/${name}`,
  startTime: 1_000,
  endTime: 1_000 + seconds * 1_000,
  assertionResults: durations.map((duration) => ({ title: `takes ${duration}`, duration })),
});

const report = (testResults: ReturnType<typeof suite>[]) =>
  testTimes(
    { numPassedTests: 0, numFailedTests: 0, numRuntimeErrorTestSuites: 0, testResults },
    '/clinic',
  ).split('\n');

test('says per kind, per suite and per test where the time went, the slowest first', () => {
  const suites = [
    suite('a.test.ts', 1, [900]),
    suite('b.dom.test.tsx', 3, [200, 2_500]),
    suite('c.test.ts', 4),
  ];
  expect(report(suites)).toEqual([
    'Suites by kind, several at a time:',
    '    5.0 s  node, 2 suites',
    '    3.0 s  dom, 1 suites',
    'Slowest suites:',
    '    4.0 s  __tests__/c.test.ts',
    '    3.0 s  __tests__/b.dom.test.tsx',
    '    1.0 s  __tests__/a.test.ts',
    'Slowest tests:',
    '    2.5 s  takes 2500 (__tests__/b.dom.test.tsx)',
    '    0.9 s  takes 900 (__tests__/a.test.ts)',
    '    0.2 s  takes 200 (__tests__/b.dom.test.tsx)',
  ]);
});

test('names ten of many', () => {
  const lines = report(Array.from({ length: 30 }, (_, seconds) => suite(`${seconds}.test.ts`, seconds, [1])));
  expect(lines.filter((line) => /\d\.test\.ts$/.test(line))).toHaveLength(10);
  expect(lines.filter((line) => line.includes('takes 1'))).toHaveLength(10);
});
