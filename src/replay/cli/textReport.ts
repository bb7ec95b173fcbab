import { hasPassed, type FileReport, type Reporter } from './fileReport';
import { failureWords, timelineWords } from './words';

function lines({ file, report, unreadable }: FileReport, withTimeline: boolean): readonly string[] {
  if (report === undefined)
    return [`✗ ${file}`, ...(unreadable ?? '').split('\n').map((line) => `    ${line}`)];
  const { passed, title, steps, took } = report;
  return [
    `${passed ? '✓' : '✗'} ${title} (${took.toFixed(took < 10 ? 1 : 0)} ms)`,
    ...(passed && !withTimeline ? [] : [`    ${file}`, ...steps.map(timelineWords)]),
    ...(passed ? [] : failureWords(report).map((line) => `    ${line}`)),
  ];
}

/** For people: a line for each scenario, its timeline when it failed or was asked for, and the sum. */
export function textReport(withTimeline: boolean): Reporter {
  return (reports) => {
    const passed = reports.filter(hasPassed).length;
    const took = reports.reduce((sum, { report }) => sum + (report?.took ?? 0), 0);
    return [
      ...reports.flatMap((report) => lines(report, withTimeline)),
      `${passed} passed, ${reports.length - passed} failed, ${Math.round(took)} ms`,
    ].join('\n');
  };
}
