import { allowedEvents } from '../machines';
import type { ScenarioReport, StepReport } from '../run/runScenario';
import type { Step } from '../scenario/scenario';

function detail({ send }: Extract<Step, { send: unknown }>): string {
  const { type, ...rest } = send;
  const values = Object.values(rest).map((value) =>
    typeof value === 'object' && value !== null ? Object.values(value).join(' ') : JSON.stringify(value),
  );
  return [type, ...values].join(' ');
}

/** `send service.chosen 1`, `advance 1000 ms`, `respond slots` */
export function stepWords(step: Step): string {
  if ('advance' in step) return `advance ${step.advance} ms`;
  if ('respond' in step) return `respond ${step.respond}`;
  return `send ${detail(step)}`;
}

/** Why a scenario failed, a line for each reason, and what was allowed there; nothing when it passed. */
export function failureWords({ machine, passed, steps }: ScenarioReport): readonly string[] {
  const failed = steps.at(-1);
  if (passed || failed === undefined) return [];
  const before = steps.at(-2)?.states ?? ['idle'];
  const allowed = [...new Set(before.flatMap((state) => allowedEvents(machine, state)))];
  return [
    `step ${steps.length}: ${stepWords(failed.step)}`,
    ...(failed.refusal === undefined ? [] : [`  cannot happen: ${failed.refusal}`]),
    ...failed.mismatches.flatMap(({ what, expected, actual }) => [
      `  ${what}`,
      `    expected ${JSON.stringify(expected) ?? 'nothing'}`,
      `    actual   ${JSON.stringify(actual) ?? 'nothing'}`,
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
  return `${when.padStart(14)}  ${stepWords(step).padEnd(44)}  ${outcome.join(' · ')}`;
}
