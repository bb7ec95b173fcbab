import { allowedEvents } from '../machine/machines';
import type { ScenarioReport, StepReport } from '../run/runScenario';
import { stepWords } from '../scenario/stepWords';

/** Why a scenario failed, a line for each reason, and what was allowed there; nothing when it passed. */
export function failureWords({ machine, passed, steps }: ScenarioReport): readonly string[] {
  const failed = steps.at(-1);
  if (passed || failed === undefined) return [];
  const before = steps.at(-2)?.states ?? ['idle'];
  const allowed = [...new Set(before.flatMap((state) => allowedEvents(machine, state)))];
  return [
    `step ${steps.length}: ${stepWords(failed.step, 'en')}`,
    ...(failed.refusal === undefined ? [] : [`  cannot happen: ${failed.refusal}`]),
    ...failed.mismatches.flatMap(({ what, expected, actual }) => [
      `  ${what}`,
      `    expected ${expected === undefined ? 'nothing' : JSON.stringify(expected)}`,
      `    actual   ${actual === undefined ? 'nothing' : JSON.stringify(actual)}`,
    ]),
    `  allowed in ${before.join(' or ')}: ${allowed.join(', ') || 'nothing; the form is locked'}`,
  ];
}

/** One line of the timeline: when, what, and what came of it. */
export function timelineWords({ step, from, to, states, messages, requests }: StepReport): string {
  const when = `${from === to ? from : `${from}–${to}`} ms`;
  const outcome = [
    states.join(' or '),
    ...requests.map(() => 'one request sent'),
    ...messages.map((text) => `„${text}”`),
  ];
  return `${when.padStart(14)}  ${stepWords(step, 'en').padEnd(44)}  ${outcome.join(' · ')}`;
}
