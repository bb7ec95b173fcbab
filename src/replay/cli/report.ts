import {
  type Mismatch,
  type ScenarioReport,
  type StepReport,
  MARKS,
  verdictOf,
  hasFailed,
} from '../run/report';
import { stepWords } from '../scenario/stepWords';

/** The result of one file: a report, or the reason why it could not be read or was not played to its end. */
export interface FileReport {
  readonly file: string;
  readonly report?: ScenarioReport;
  /** `file:line` of each step. */
  readonly places?: readonly string[];
  /** One line per problem. */
  readonly unreadable?: string;
  /** Why the page or the browser ended in the middle. */
  readonly crash?: string;
  /** The report before `--update` changed the file; `report` is of the updated file. */
  readonly before?: ScenarioReport;
}

/**
 * `updated`: passes after `--update`. `neutral`: nothing failed, but no expectation could be judged. `unreadable`: no
 * scenario.
 */
type Outcome = 'passed' | 'updated' | 'neutral' | 'failed' | 'unreadable';

function outcomeOf({ report, before, crash }: FileReport): Outcome {
  if (report === undefined) return crash === undefined ? 'unreadable' : 'failed';
  if (!report.passed) return 'failed';
  if (before !== undefined) return 'updated';
  return report.steps.some((step) => verdictOf(step) === 'passed') ? 'passed' : 'neutral';
}

const OUTCOME_MARKS = { ...MARKS, updated: '↻', unreadable: MARKS.failed } as const;

export const countOf = (reports: readonly FileReport[], ...outcomes: readonly Outcome[]): number =>
  reports.filter((report) => outcomes.includes(outcomeOf(report))).length;

const shown = (value: unknown): string => (value === undefined ? 'nothing' : JSON.stringify(value));

/** Returns the reasons why submissions of a step had no answer. */
const rejectionWords = ({ rejections }: StepReport): readonly string[] =>
  rejections.map((reason) => `not sent: ${reason}`);

/** Returns a difference in three lines; of texts that should be absent, those that can be read. */
function differenceWords({ what, path, expected, actual }: Mismatch): readonly string[] {
  if (path.join('.') !== 'text.absent')
    return [`  ${what}`, `    expected ${shown(expected)}`, `    actual   ${shown(actual)}`];
  const absent = new Set(actual as readonly string[]);
  const read = (expected as readonly string[]).filter((text) => !absent.has(text));
  return [`  ${what}`, `    expected none of ${shown(expected)}`, `    actual   ${shown(read)}`];
}

/** Returns why a scenario failed, one line per reason, with the state before and after the step; empty when it passed. */
export function failureWords({ steps }: ScenarioReport, places: readonly string[] = []): readonly string[] {
  const index = steps.findIndex(hasFailed);
  const failed = steps[index];
  if (failed === undefined) return [];
  const before = steps[index - 1]?.observed.state ?? 'idle';
  const refusal = failed.refusal === undefined ? [] : `not performed: ${failed.refusal}`.split('\n');
  const rejections = rejectionWords(failed);
  return [
    [...places.slice(index, index + 1), `step ${index + 1}: ${stepWords(failed.step)}`].join(': '),
    `  state before: ${before}; after: ${[failed.observed.state, ...rejections].join('; ')}`,
    ...refusal.map((line) => `  ${line}`),
    ...(refusal.length > 0 ? [] : failed.mismatches).flatMap(differenceWords),
  ];
}

/** Returns why a file failed, or why it was not played to its end. */
const reasonsOf = ({ report, places, unreadable = '', crash = unreadable }: FileReport): readonly string[] =>
  report === undefined ? crash.split('\n') : failureWords(report, places);

/** Formats the changes of a file: `step 9: state "submitted.waiting" → "success"`. */
const changeWords = ({ steps }: ScenarioReport): readonly string[] =>
  steps.flatMap(({ mismatches }, index) =>
    mismatches.map(
      ({ what, expected, actual }) => `step ${index + 1}: ${what} ${shown(expected)} → ${shown(actual)}`,
    ),
  );

/** Returns `not judged here: text, controls`; nothing when every expectation was judged. */
function unjudgedWords(steps: readonly StepReport[]): readonly string[] {
  const names = [...new Set(steps.flatMap(({ unjudged }) => unjudged))];
  return names.length === 0 ? [] : [`not judged here: ${names.join(', ')}`];
}

/** Returns one line of the timeline: verdict, time, step and outcome. */
function timelineWords(report: StepReport): string {
  const { step, from, to, observed, messages, sent } = report;
  const when = `${from === to ? from : `${from}–${to}`} ms`;
  const outcome = [
    observed.state,
    ...rejectionWords(report),
    ...sent.map(() => 'one request sent'),
    ...messages.map((text) => `„${text}”`),
    ...unjudgedWords([report]),
  ];
  return `${MARKS[verdictOf(report)]} ${when.padStart(14)}  ${stepWords(step).padEnd(44)}  ${outcome.join(' · ')}`;
}

/**
 * Returns the report of a file: a line with its verdict, the changes written into it, and its timeline when it failed or
 * when requested.
 */
export function fileReport(result: FileReport, withTimeline: boolean): string {
  const { file, report, before } = result;
  const outcome = outcomeOf(result);
  const mark = OUTCOME_MARKS[outcome];
  const reasons = reasonsOf(result).map((line) => `    ${line}`);
  if (report === undefined) return [`${mark} ${file}`, ...reasons].join('\n');
  const { title, steps, took } = report;
  const remarks = [
    `${took.toFixed(took < 10 ? 1 : 0)} ms`,
    ...(outcome === 'updated' ? ['updated'] : []),
    ...unjudgedWords(steps),
  ];
  return [
    `${mark} ${title} (${remarks.join(', ')})`,
    ...((outcome === 'passed' || outcome === 'neutral') && !withTimeline ? [] : [`    ${file}`]),
    ...(before === undefined ? [] : changeWords(before)).map((change) => `    ${change}`),
    ...(outcome === 'failed' || withTimeline ? steps.map(timelineWords) : []),
    ...reasons,
  ].join('\n');
}

/** Returns the number of a step's expectations that could not be judged. */
const unjudgedCount = ({ step, unjudged }: StepReport): number =>
  Object.keys(step.expect ?? {}).filter((name) => unjudged.includes(name)).length;

/** Returns the failed files, and how many scenarios passed and failed and how many expectations were not judged. */
export function totals(reports: readonly FileReport[]): string {
  const steps = reports.flatMap(({ report }) => report?.steps ?? []);
  const unjudged = steps.reduce((sum, step) => sum + unjudgedCount(step), 0);
  const updated = countOf(reports, 'updated');
  const neutral = countOf(reports, 'neutral');
  const took = reports.reduce((sum, { report }) => sum + (report?.took ?? 0), 0);
  const summary = [
    `${countOf(reports, 'passed')} passed${unjudged > 0 ? ` (expectations not judged: ${unjudged}; add --in page)` : ''}`,
    ...(updated > 0 ? [`${updated} updated`] : []),
    `${countOf(reports, 'failed', 'unreadable')} failed`,
    ...(neutral > 0 ? [`${neutral} not judged`] : []),
    `${Math.round(took)} ms`,
  ].join(', ');
  // Of many files, the failed ones stand far above.
  const failed =
    reports.length === 1 ? [] : reports.filter((report) => countOf([report], 'failed', 'unreadable') > 0);
  return [...failed.map(({ file }) => `${MARKS.failed} ${file}`), summary].join('\n');
}
