import { BUTTONS } from '../../content/messages';
import type { Scenario, Step } from '../scenario/scenario';
import type { Expectation, StepReport } from './report';
import type { ControlLook } from './scenarioRunner';

type Looks = Readonly<Record<string, ControlLook>>;
type Values = Readonly<Record<string, unknown>>;

/** Adds to what a step expects. */
export function withExpected(step: Step, { text, controls, ...rest }: Expectation): Step {
  const { expect = {} } = step;
  const added = {
    ...expect,
    ...rest,
    ...(text && {
      text: {
        ...expect.text,
        ...(text.present && { present: [...(expect.text?.present ?? []), ...text.present] }),
        ...(text.absent && { absent: [...(expect.text?.absent ?? []), ...text.absent] }),
      },
    }),
    ...(controls && { controls: { ...expect.controls, ...controls } }),
  };
  return { ...step, expect: added };
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Times have an expectation of their own; some buttons come and go with a message, or with the page's width. */
const isPassedOver = (name: string): boolean =>
  /\d\d:\d\d|^Dr\. /.test(name) ||
  ['Închide mesajul', 'Continuați', 'Schimbați', 'Mai multe ore'].includes(name);

/**
 * Returns the lasting part of a control's look: without the focus, and without typed text, which is in the
 * events.
 */
function lasting({ focused: _focused, value, options, ...look }: ControlLook): Values {
  return {
    ...look,
    ...(options !== undefined && { options }),
    ...((options !== undefined || value === '') && { value }),
  };
}

/** So many controls go at most while their form stays. */
const MOST_GONE = 5;

/** Null: it has gone. */
function changeOf(before: ControlLook | undefined, after: ControlLook | undefined): Values | null {
  if (after === undefined) return null;
  if (before === undefined) return { enabled: after.enabled };
  const known: Values = { ...before };
  return Object.fromEntries(
    Object.entries(lasting(after)).filter(([key, value]) => !isSame(known[key], value)),
  );
}

function controlChanges(before: Looks, after: Looks): Readonly<Record<string, Values | null>> {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const changes = names
    .filter((name) => !isPassedOver(name))
    .map((name) => [name, changeOf(before[name], after[name])] as const)
    .filter(([, change]) => change === null || Object.keys(change).length > 0);
  const gone = changes.filter(([, change]) => change === null);
  // A form that leaves the page takes all its controls along: its button represents them.
  const isFormGone = gone.length > MOST_GONE && gone.some(([name]) => name === BUTTONS.submitting);
  return Object.fromEntries(
    changes.filter(([name, change]) => change !== null || !isFormGone || name === BUTTONS.submitting),
  );
}

/** Left out, because typed text is in the events. */
const TYPED: readonly string[] = ['patient', 'request'];

function contextChanges(before: StepReport, { observed }: StepReport): Values {
  const known: Values = before.observed.context;
  return Object.fromEntries(
    Object.entries(observed.context).filter(
      ([name, value]) => !TYPED.includes(name) && !isSame(known[name], value),
    ),
  );
}

function seenBy(report: StepReport, before: StepReport, isLast: boolean): Expectation {
  const { step, observed, messages, requests, controls = {} } = report;
  const isWait = 'advance' in step;
  const isPress = 'send' in step && ['form.submitted', 'slot.chosen'].includes(step.send.type);
  const context = isLast ? observed.context : contextChanges(before, report);
  const changed = controlChanges(before.controls ?? {}, controls);
  const message = messages.at(-1);
  return {
    ...((observed.state !== before.observed.state || isPress || isWait) && { state: observed.state }),
    ...(Object.keys(context).length > 0 && { context }),
    ...((message !== undefined || isPress) && { notification: message ?? null }),
    ...(requests.length === 1 && { request: requests[0] }),
    ...(Object.keys(changed).length > 0 && { controls: changed }),
  } as Expectation;
}

/** A scenario with a look at the page before its first step, to be played for {@link fillExpectations}. */
export const withFirstLook = (scenario: Scenario): Scenario =>
  ({ ...scenario, steps: [{ advance: 0 }, ...scenario.steps] }) as Scenario;

/**
 * A scenario that expects what was seen when it was played. What a step expects already stays.
 * @param reports of a run {@link withFirstLook} that kept going and looked at the page
 */
export function fillExpectations(scenario: Scenario, reports: readonly StepReport[]): Scenario {
  const steps = scenario.steps.map((step, index) => {
    const [before, report] = reports.slice(index, index + 2);
    if (before === undefined || report === undefined || report.refusal !== undefined) return step;
    const seen = seenBy(report, before, index === scenario.steps.length - 1);
    if (Object.keys(seen).length === 0) return step;
    return withExpected({ ...step, expect: seen }, step.expect ?? {});
  });
  // A list may fail before the visitor does anything.
  const message = reports[0]?.messages.at(-1);
  const opening = message === undefined ? [] : [{ advance: 0, expect: { notification: message } }];
  return { ...scenario, steps: [...opening, ...steps] } as Scenario;
}
