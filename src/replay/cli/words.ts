import { allowedEvents } from '../machine/machines';
import type { ScenarioReport, StepReport } from '../run/report';
import type { Change } from '../run/updateScenario';
import { hasFailed, MARKS, verdictOf } from '../run/verdict';
import { stepWords } from '../scenario/stepWords';
import type { FileReport } from './fileReport';

const shown = (value: unknown): string => (value === undefined ? 'nothing' : JSON.stringify(value));

/**
 * Why a scenario failed, a line for each reason, with the state before and after that step, and what was allowed
 * there; nothing when it passed.
 */
export function failureWords(
  { machine, steps }: ScenarioReport,
  places: readonly string[] = [],
): readonly string[] {
  const index = steps.findIndex(hasFailed);
  const failed = steps[index];
  if (failed === undefined) return [];
  const before = steps[index - 1]?.observed.state ?? 'idle';
  const allowed = allowedEvents(machine, before);
  return [
    [...places.slice(index, index + 1), `step ${index + 1}: ${stepWords(failed.step)}`].join(': '),
    `  state before: ${before}; after: ${failed.observed.state}`,
    ...(failed.refusal === undefined ? [] : [`  cannot happen: ${failed.refusal}`]),
    ...failed.mismatches.flatMap(({ what, expected, actual }) => [
      `  ${what}`,
      `    expected ${shown(expected)}`,
      `    actual   ${shown(actual)}`,
    ]),
    `  allowed in ${before}: ${allowed.join(', ') || 'nothing; the form is locked'}`,
  ];
}

/** The same of a file, or why it was not played to its end. */
export const reasonsOf = ({ report, places, unreadable = '' }: FileReport): readonly string[] =>
  report === undefined ? unreadable.split('\n') : failureWords(report, places);

/** `step 9: state "submitted.waiting" → "success"` */
export const changeWords = ({ step, what, from, to }: Change): string =>
  `step ${step}: ${what} ${shown(from)} → ${shown(to)}`;

/** `not judged here: text, controls`; nothing when all was. */
export function unjudgedWords(steps: readonly StepReport[]): readonly string[] {
  const names = [...new Set(steps.flatMap(({ unjudged }) => unjudged))];
  return names.length === 0 ? [] : [`not judged here: ${names.join(', ')}`];
}

/** One line of the timeline: whether it was right, when, what, and what came of it. */
export function timelineWords(report: StepReport): string {
  const { step, from, to, observed, messages, requests } = report;
  const when = `${from === to ? from : `${from}–${to}`} ms`;
  const outcome = [
    observed.state,
    ...requests.map(() => 'one request sent'),
    ...messages.map((text) => `„${text}”`),
    ...unjudgedWords([report]),
  ];
  return `${MARKS[verdictOf(report)]} ${when.padStart(14)}  ${stepWords(step).padEnd(44)}  ${outcome.join(' · ')}`;
}
