import type { Scenario, Step } from '../scenario/scenario';
import type { ScenarioReport } from './runScenario';

type Values = Readonly<Record<string, unknown>>;

const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The observed values of what was expected, and of nothing else. */
function asSeen(expected: unknown, seen: unknown): unknown {
  if (!isValues(expected) || !isValues(seen)) return seen ?? null;
  return Object.fromEntries(Object.keys(expected).map((key) => [key, asSeen(expected[key], seen[key])]));
}

/**
 * The scenario with what it expects replaced by what was seen; what it does not speak of stays unspoken.
 * @param report of a run that kept going
 */
export function updateScenario(scenario: Scenario, report: ScenarioReport): Scenario {
  const steps = scenario.steps.map((step, index): Step => {
    const seen = report.steps[index];
    if (step.expect === undefined || seen === undefined || seen.mismatches.length === 0) return step;
    const { expect } = step;
    const { observed, messages, requests } = seen;
    const problems = (observed.context as { problems?: unknown }).problems;
    const context = asSeen(expect.context, observed.context) as Values;
    const calendar = 'calendar' in expect ? expect.calendar : undefined;
    return {
      ...step,
      expect: {
        ...expect,
        ...(expect.state !== undefined && { state: observed.states[0] }),
        ...(expect.context !== undefined && {
          context: { ...context, ...('problems' in expect.context && { problems }) },
        }),
        ...(expect.notification !== undefined && { notification: messages.at(-1) ?? null }),
        ...(expect.onScreen !== undefined && { onScreen: observed.onScreen }),
        ...(expect.request !== undefined && { request: asSeen(expect.request, requests[0] ?? null) }),
        ...(calendar && {
          calendar: calendar.map((row) => {
            const what = `calendar: slot ${row.slotId} on ${row.date}`;
            const shown = seen.mismatches.find((mismatch) => mismatch.what === what);
            return { ...row, ...(shown && { state: shown.actual }) };
          }),
        }),
      },
    } as Step;
  });
  return { ...scenario, steps } as Scenario;
}
