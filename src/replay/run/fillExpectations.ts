import { BUTTONS } from '../../content/messages';
import type { Scenario, Step } from '../scenario/scenario';
import { canJudge, TYPED, withExpectedFrom, type Values } from './expected';
import { fieldNamed } from './fieldLabels';
import { isSameJson, keyWord } from './mismatches';
import type { Expectation, StepReport } from './report';
import type { ControlLook } from './scenarioRunner';

type Looks = Readonly<Record<string, ControlLook>>;

/**
 * Returns whether a control gets no expectation: times have their own, and some buttons depend on a message or the
 * page's width.
 */
const isPassedOver = (name: string): boolean =>
  /\d\d:\d\d|^Dr\. /.test(name) ||
  ['Închideți mesajul', 'Ce programați', 'Continuați', 'Schimbați'].includes(name);

/**
 * Returns the lasting part of a control's look: without typed text, which is in the events, and without addresses, which
 * can be the patient's own.
 */
function lastingLook({ value, options, href: _, ...look }: ControlLook): Values {
  return {
    ...look,
    ...(options !== undefined && { options }),
    ...((options !== undefined || value === '') && { value }),
  };
}

/** Returns a control's changes; null when it is gone. */
function changeOf(before: ControlLook | undefined, after: ControlLook | undefined): Values | null {
  if (after === undefined) return null;
  if (before === undefined) return { enabled: after.enabled };
  const known: Values = { ...before };
  return Object.fromEntries(
    Object.entries(lastingLook(after)).filter(([key, value]) => !isSameJson(known[key], value)),
  );
}

const isFormLocked = (looks: Looks): boolean => BUTTONS.submitting in looks;

const isLock = (change: Values | null): boolean =>
  change === null || Object.keys(change).every((key) => key === 'enabled');

function controlChanges(before: Looks, after: Looks): Readonly<Record<string, Values | null>> {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const changes = names
    .filter((name) => !isPassedOver(name))
    .map((name) => [name, changeOf(before[name], after[name])] as const)
    .filter(([, change]) => change === null || Object.keys(change).length > 0);
  // When a form is locked, unlocked or removed, its button represents all its controls.
  const isTurned = isFormLocked(before) !== isFormLocked(after);
  return Object.fromEntries(
    changes.filter(
      ([name, change]) =>
        !isTurned || name === BUTTONS.submitting || before[name] === undefined || !isLock(change),
    ),
  );
}

/** Returns the context that a step changed; for the last step, also what differs from the session's beginning. */
function contextChanges(reports: readonly StepReport[], isLast: boolean): Values {
  const contexts: readonly Values[] = reports.map(({ observed }) => observed.context);
  const earlier = [...contexts.slice(-2), ...(isLast ? contexts.slice(0, 1) : [])];
  return Object.fromEntries(
    Object.entries(contexts.at(-1) ?? {}).filter(
      ([name, value]) =>
        (isLast || !TYPED.includes(name)) && earlier.some(({ [name]: known }) => !isSameJson(known, value)),
    ),
  );
}

/** Returns the request that a step sent: for a second request, its differences from the one before, and its key. */
function requestOf(reports: readonly StepReport[]): Expectation {
  const { sent = [] } = reports.at(-1) ?? {};
  const [{ payload = {} } = {}] = sent;
  if (sent.length !== 1) return {};
  const earlier = reports.slice(0, -1);
  const before = earlier.flatMap((report) => report.sent).at(-1)?.payload;
  if (before === undefined) return { request: payload };
  const changed = Object.entries(payload).filter(([name, value]) => !isSameJson(before[name], value));
  const key = keyWord(sent, earlier);
  return { request: Object.fromEntries(changed), ...((key === 'new' || key === 'same') && { key }) };
}

/**
 * Returns what a step showed, as expectations.
 * @param reports up to this step; the first is of the page before any step
 */
function seenBy(reports: readonly StepReport[], isLast: boolean): Expectation {
  const [before, report] = reports.slice(-2);
  if (before === undefined || report === undefined) return {};
  const { step, observed, messages, controls = {} } = report;
  const isWait = 'advance' in step;
  const isPress = 'send' in step && ['form.submitted', 'slot.chosen'].includes(step.send.type);
  const context = contextChanges(reports, isLast);
  const changed = controlChanges(before.controls ?? {}, controls);
  const message = messages.at(-1);
  const seen = {
    ...(Object.keys(context).length > 0 && { context }),
    ...(message !== undefined && { notification: message }),
    ...requestOf(reports),
    ...(Object.keys(changed).length > 0 && { controls: changed }),
  };
  const isInVain = isPress && Object.keys(seen).length === 0;
  return {
    ...((observed.state !== before.observed.state || isPress || isWait) && { state: observed.state }),
    ...(isInVain && { notification: null }),
    ...seen,
  } as Expectation;
}

/** Returns filled steps that expect a step's chosen time also from the one that lost it, unless one was chosen since. */
function sinceLost(
  { machine, steps }: Scenario,
  filled: readonly Step[],
  reports: readonly StepReport[],
  index: number,
): readonly Step[] {
  const { slot }: Values = steps[index]?.expect?.context ?? {};
  const lost = reports.findLastIndex(
    ({ observed }, at) => at <= index && isSameJson((observed.context as Values).slot, slot),
  );
  const isChosen = ({ observed }: StepReport): boolean => Boolean((observed.context as Values).slot);
  if (!slot || reports.slice(lost + 1, index + 2).some(isChosen)) return filled;
  return withExpectedFrom(machine, filled, lost, { context: { slot } } as Expectation);
}

const isAsTyped = (step: Step | undefined, shown: unknown): boolean =>
  step !== undefined && 'send' in step && step.send.type === 'field.changed' && step.send.value === shown;

/**
 * Returns filled steps with a step's own expectations, also on those before it that went wrong: a field's value from the
 * step that last changed it, its error from the last that changed or could judge it, a chosen time from its loss.
 */
function sinceWrong(
  scenario: Scenario,
  filled: readonly Step[],
  reports: readonly StepReport[],
  index: number,
): readonly Step[] {
  const { machine, steps } = scenario;
  const { expect } = steps[index] ?? {};
  if (expect === undefined) return filled;
  let all = sinceLost(scenario, filled, reports, index);
  for (const [name, look] of Object.entries(expect.controls ?? {})) {
    const { keys } = fieldNamed(machine, name);
    const sinceStep = (key: 'value' | 'error'): number => {
      const after = (at: number) => reports[at + 1]?.controls?.[name]?.[key];
      return steps.findLastIndex(
        (step, at) =>
          at <= index && (after(at) !== after(at - 1) || (key === 'error' && canJudge(step, keys))),
      );
    };
    const { value, error, invalid } = look ?? {};
    const [valued, judged] = [sinceStep('value'), sinceStep('error')];
    const shown = reports[valued + 1]?.controls?.[name]?.value;
    // A field that holds what was typed is right: something later should have changed it.
    if (value !== undefined && shown !== value && !isAsTyped(steps[valued], shown))
      all = withExpectedFrom(machine, all, valued, { controls: { [name]: { value } } });
    if (error !== undefined)
      all = withExpectedFrom(machine, all, judged, {
        controls: { [name]: { ...(invalid !== undefined && { invalid }), error } },
      });
  }
  return withExpectedFrom(machine, all, index, expect);
}

/** Returns what the page shows at the end, as expectations: the message that the last step brought, and texts. */
const seenAtEnd = ({ observed, messages }: StepReport, present: readonly string[]): Expectation => ({
  ...(observed.onScreen !== null && messages.at(-1) === observed.onScreen && { onScreen: observed.onScreen }),
  ...(present.length > 0 && { text: { present: [...present] } }),
});

/** Returns a scenario with a look at the page before its first step, as {@link fillExpectations} needs it. */
export const withFirstLook = (scenario: Scenario): Scenario =>
  ({ ...scenario, steps: [{ advance: 0 }, ...scenario.steps] }) as Scenario;

/**
 * Returns a scenario that expects what was seen in a run. Existing expectations stay.
 * @param reports of a run {@link withFirstLook} that kept going and looked at the page
 * @param texts with which the page ends
 */
export function fillExpectations(
  scenario: Scenario,
  reports: readonly StepReport[],
  texts: readonly string[] = [],
): Scenario {
  const filled = scenario.steps.map(({ expect: _, ...step }, index): Step => {
    const { [index + 1]: report } = reports;
    if (report === undefined || report.refusal !== undefined) return step;
    const isLast = index === scenario.steps.length - 1;
    const expect = {
      ...seenBy(reports.slice(0, index + 2), isLast),
      ...(isLast && seenAtEnd(report, texts)),
    };
    return Object.keys(expect).length === 0 ? step : { ...step, expect };
  });
  const steps = scenario.steps.reduceRight(
    (all: readonly Step[], _, index) => sinceWrong(scenario, all, reports, index),
    filled,
  );
  // A list can fail before the visitor does anything.
  const message = reports[0]?.messages.at(-1);
  const opening = message === undefined ? [] : [{ advance: 0, expect: { notification: message } }];
  return { ...scenario, steps: [...opening, ...steps] } as Scenario;
}

/** Returns a draft with what its run showed as expectations, and the reports of its steps. */
export function withSeen<Report extends StepReport>(
  draft: Scenario,
  reports: readonly Report[],
  texts: readonly string[],
) {
  const scenario = fillExpectations(draft, reports, texts);
  // The first look is a step of its own only if it brought a message.
  const seen = reports.slice(reports[0]?.messages.length === 0 ? 1 : 0);
  const judged = scenario.steps.flatMap((step, index) => (seen[index] ? [{ ...seen[index], step }] : []));
  return { scenario, reports: judged };
}
