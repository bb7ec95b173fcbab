import { countOf, outcomeOf, type FileReport, type Reporter } from './fileReport';
import { MARKS as STEP_MARKS } from '../run/verdict';
import { changeWords, failureWords, timelineWords, unjudgedIn, unjudgedWords } from './words';

const MARKS = { ...STEP_MARKS, updated: '↻', unreadable: STEP_MARKS.failed } as const;

function lines(result: FileReport, withTimeline: boolean): readonly string[] {
  const { file, report, unreadable, changes = [] } = result;
  const outcome = outcomeOf(result);
  const mark = MARKS[outcome];
  if (report === undefined)
    return [`${mark} ${file}`, ...(unreadable ?? '').split('\n').map((line) => `    ${line}`)];
  const { title, steps, took } = report;
  const remarks = [
    `${took.toFixed(took < 10 ? 1 : 0)} ms`,
    ...(outcome === 'updated' ? ['updated'] : []),
    ...unjudgedWords(unjudgedIn(report)),
  ];
  return [
    `${mark} ${title} (${remarks.join(', ')})`,
    ...((outcome === 'passed' || outcome === 'neutral') && !withTimeline ? [] : [`    ${file}`]),
    ...changes.map((change) => `    ${changeWords(change)}`),
    ...(outcome === 'failed' || withTimeline ? steps.map(timelineWords) : []),
    ...failureWords(report).map((line) => `    ${line}`),
  ];
}

/**
 * For people: a line for each scenario, what was written into its file, its timeline when it failed or was asked
 * for, and the sum.
 */
export function textReport(withTimeline: boolean): Reporter {
  return (reports) => {
    const updated = countOf(reports, 'updated');
    const neutral = countOf(reports, 'neutral');
    const took = reports.reduce((sum, { report }) => sum + (report?.took ?? 0), 0);
    return [
      ...reports.flatMap((report) => lines(report, withTimeline)),
      [
        `${countOf(reports, 'passed')} passed`,
        ...(updated > 0 ? [`${updated} updated`] : []),
        `${countOf(reports, 'failed', 'unreadable')} failed`,
        ...(neutral > 0 ? [`${neutral} not judged`] : []),
        `${Math.round(took)} ms`,
      ].join(', '),
    ].join('\n');
  };
}
