import { countOf, OUTCOME_MARKS, outcomeOf, type FileReport, type Reporter } from './fileReport';
import { changeWords, reasonsOf, timelineWords, unjudgedWords } from './words';

function lines(result: FileReport, withTimeline: boolean): readonly string[] {
  const { file, report, changes = [] } = result;
  const outcome = outcomeOf(result);
  const mark = OUTCOME_MARKS[outcome];
  const reasons = reasonsOf(result).map((line) => `    ${line}`);
  if (report === undefined) return [`${mark} ${file}`, ...reasons];
  const { title, steps, took } = report;
  const remarks = [
    `${took.toFixed(took < 10 ? 1 : 0)} ms`,
    ...(outcome === 'updated' ? ['updated'] : []),
    ...unjudgedWords(steps),
  ];
  return [
    `${mark} ${title} (${remarks.join(', ')})`,
    ...((outcome === 'passed' || outcome === 'neutral') && !withTimeline ? [] : [`    ${file}`]),
    ...changes.map((change) => `    ${changeWords(change)}`),
    ...(outcome === 'failed' || withTimeline ? steps.map(timelineWords) : []),
    ...reasons,
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
