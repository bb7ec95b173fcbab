import { countWords } from '../../domain/text';
import type { CoverageItem } from '../coverage/coverage';
import {
  type Mismatch,
  type ScenarioReport,
  type StepReport,
  MARKS,
  verdictOf,
  hasFailed,
} from '../run/report';
import { actualWords, differenceWords, stateWords, valueWords } from '../words/expectations';
import { stepTitles, transitionWords, typedText } from '../words/stepTitles';

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
 * `updated`: passes after `--update`. `neutral`: nothing failed, but an expectation could not be judged, or there is none.
 * `unreadable`: no scenario.
 */
type Outcome = 'passed' | 'updated' | 'neutral' | 'failed' | 'unreadable';

function outcomeOf({ report, before, crash }: FileReport): Outcome {
  if (report === undefined) return crash === undefined ? 'unreadable' : 'failed';
  if (!report.passed) return 'failed';
  if (before !== undefined) return 'updated';
  const { steps } = report;
  const isJudged = steps.every(({ unjudged }) => unjudged.length === 0);
  return isJudged && steps.some((step) => verdictOf(step) === 'passed') ? 'passed' : 'neutral';
}

const OUTCOME_MARKS = { ...MARKS, updated: '↻', unreadable: MARKS.failed } as const;

export const countOf = (reports: readonly FileReport[], ...outcomes: readonly Outcome[]): number =>
  reports.filter((report) => outcomes.includes(outcomeOf(report))).length;

/** Returns the titles of the steps that were played, as on the bench. */
const titlesOf = ({ scenario, steps }: ScenarioReport): readonly string[] =>
  stepTitles({ ...scenario, steps: steps.map(({ step }) => step) });

/** Returns the reasons why submissions of a step had no answer. */
const rejectionWords = ({ rejections }: StepReport): readonly string[] =>
  rejections.map((reason) => `netrimis: ${reason}`);

/** Returns what was expected, with the names of what the scenario offers. */
const expectedWords = ({ scenario }: ScenarioReport, { path, expected }: Mismatch): string =>
  valueWords(scenario, path, expected);

/** Returns why a scenario failed, one line per reason, with the state before and after the step; empty when it passed. */
export function failureWords(report: ScenarioReport, places: readonly string[] = []): readonly string[] {
  const { scenario, steps } = report;
  const index = steps.findIndex(hasFailed);
  const failed = steps[index];
  if (failed === undefined) return [];
  const typed = typedText(failed.step);
  const title = `pasul ${index + 1}: ${titlesOf(report)[index]}${typed === undefined ? '' : ` cu „${typed}”`}`;
  const before = stateWords(steps[index - 1]?.observed.state ?? 'idle');
  const after = [stateWords(failed.observed.state), ...rejectionWords(failed)].join('; ');
  return [
    [...places.slice(index, index + 1), title].join(': '),
    `  starea înainte: ${before}; după: ${after}`,
    ...(failed.refusal === undefined
      ? failed.mismatches.flatMap((mismatch) => [
          `  ${differenceWords(scenario, mismatch)} (${mismatch.what})`,
          `    se aștepta ${expectedWords(report, mismatch)}`,
          `    a venit    ${actualWords(scenario, mismatch)}`,
        ])
      : `nu s-a putut face: ${failed.refusal}`.split('\n').map((line) => `  ${line}`)),
  ];
}

/** Returns why a file failed, or why it was not played to its end. */
const reasonsOf = ({ report, places, unreadable = '', crash = unreadable }: FileReport): readonly string[] =>
  report === undefined ? crash.split('\n') : failureWords(report, places);

/** Formats the changes of a file: `pasul 9: Starea „submitted.waiting” → „success”`. */
const changeWords = (report: ScenarioReport): readonly string[] =>
  report.steps.flatMap(({ mismatches }, index) =>
    mismatches.map((mismatch) => {
      const change = `${expectedWords(report, mismatch)} → ${actualWords(report.scenario, mismatch)}`;
      return `pasul ${index + 1}: ${differenceWords(report.scenario, mismatch)} ${change}`;
    }),
  );

const UNJUDGED: Readonly<Record<string, string>> = {
  onScreen: 'mesajul de pe pagină',
  text: 'textele',
  controls: 'câmpurile și butoanele',
  focus: 'focusul',
  address: 'adresa',
  'page.reloaded': 'reîncărcarea',
};

/** Returns `nejudecate aici: textele, focusul`; nothing when every expectation was judged. */
function unjudgedWords(steps: readonly StepReport[]): readonly string[] {
  const names = [...new Set(steps.flatMap(({ unjudged }) => unjudged))];
  return names.length === 0 ? [] : [`nejudecate aici: ${names.map((name) => UNJUDGED[name]).join(', ')}`];
}

/** Returns one line of the timeline: verdict, time, step and outcome. */
function timelineWords(report: StepReport, title = ''): string {
  const { from, to, observed, messages, sent } = report;
  const when = `${from === to ? from : `${from}–${to}`} ms`;
  const outcome = [
    stateWords(observed.state),
    ...rejectionWords(report),
    ...sent.map(() => 'o cerere trimisă'),
    ...messages.map((text) => `„${text}”`),
    ...unjudgedWords([report]),
  ];
  return `${MARKS[verdictOf(report)]} ${when.padStart(14)}  ${title.padEnd(44)}  ${outcome.join(' · ')}`;
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
  const { scenario, steps, took } = report;
  const titles = titlesOf(report);
  const remarks = [
    `${Math.ceil(took)} ms`,
    ...(outcome === 'updated' ? ['corectat'] : []),
    ...unjudgedWords(steps),
  ];
  return [
    `${mark} ${scenario.title} (${remarks.join(', ')})`,
    ...((outcome === 'passed' || outcome === 'neutral') && !withTimeline ? [] : [`    ${file}`]),
    ...(before === undefined ? [] : changeWords(before)).map((change) => `    ${change}`),
    ...(outcome === 'failed' || withTimeline
      ? steps.map((step, index) => timelineWords(step, titles[index]))
      : []),
    ...(steps.length < scenario.steps.length ? ['  Oprit aici: pașii de după nu s-au redat.'] : []),
    ...reasons,
  ].join('\n');
}

/** Returns the failed files, and how many scenarios passed and failed and how many expectations were not judged. */
export function totals(reports: readonly FileReport[]): string {
  const unjudged = reports.flatMap(({ report }) => report?.steps ?? []).flatMap((step) => step.unjudged);
  const part = countWords(unjudged.length, ['', 'o așteptare cere', 'așteptări cer']);
  const failed = reports.filter((report) => countOf([report], 'failed', 'unreadable') > 0);
  const updated = countOf(reports, 'updated');
  const neutral = countOf(reports, 'neutral');
  const took = reports.reduce((sum, { report }) => sum + (report?.took ?? 0), 0);
  const summary = [
    `Rulate: ${reports.length}`,
    `${countOf(reports, 'passed')} ✓`,
    `${failed.length} ✗`,
    ...(updated > 0 ? [`${updated} corectate`] : []),
    ...(neutral > 0
      ? [part === '' ? `${neutral} fără așteptări` : `${neutral} judecate în parte (${part} --in page)`]
      : []),
    `${Math.round(took)} ms`,
  ].join(' · ');
  // Of many files, the failed ones stand far above.
  const named = reports.length === 1 ? [] : failed;
  return [...named.map(({ file }) => `${MARKS.failed} ${file}`), summary].join('\n');
}

const HEADINGS = {
  state: 'Stări',
  transition: 'Tranziții, în fiecare stare în care pot avea loc',
  message: 'Mesajele din catalogul de erori',
} as const;

/** Returns `12 din 24, 50 %`. The percentage is rounded down, so that 100 means all. */
function countsOf(items: readonly CoverageItem[]): string {
  const counted = items.filter(({ never }) => never === undefined);
  const covered = counted.filter(({ isCovered }) => isCovered);
  return `${covered.length} din ${counted.length}, ${Math.floor((covered.length / counted.length) * 100)} %`;
}

function lineOf(item: CoverageItem): string {
  const { kind, isCovered, machine, name, never } = item;
  const words = { state: stateWords(name), transition: transitionWords(item), message: name }[kind];
  const shown = [machine, words].filter(Boolean).join('  ');
  return never === undefined ? `  ${isCovered ? '✓' : '✗'} ${shown}` : `  – ${shown}; niciodată: ${never}`;
}

/** Returns the report: every item with its mark, by kind, and the totals. */
export function coverageReport(items: readonly CoverageItem[]): string {
  const sections = Object.entries(HEADINGS).flatMap(([kind, heading]) => {
    const own = items.filter((item) => item.kind === kind);
    return [`${heading}: ${countsOf(own)}`, ...own.map(lineOf)];
  });
  return [...sections, `Acoperire: ${countsOf(items)}`].join('\n');
}
