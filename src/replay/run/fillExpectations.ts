import { BUTTONS } from '../../content/messages';
import type { Scenario, Step } from '../scenario/scenario';
import { FIELD_LABELS } from './fieldLabels';
import { isObject, isSameJson, keyWord } from './mismatches';
import type { Expectation, StepReport } from './report';
import type { ControlLook } from './scenarioRunner';

type Looks = Readonly<Record<string, ControlLook>>;
type Values = Readonly<Record<string, unknown>>;

/** Texts in the context. Left out until the last step, because typed text is in the events. */
const TYPED: readonly string[] = ['patient', 'request'];

/** Returns two expectations in one: their texts are joined, and of two values the second counts. */
export function mergeExpectations(one: unknown, other: unknown): unknown {
  if (Array.isArray(one) && Array.isArray(other)) return [...(one as unknown[]), ...(other as unknown[])];
  if (!isObject(one) || !isObject(other)) return other;
  const added = Object.entries(other).map(
    ([key, value]) => [key, mergeExpectations(one[key], value)] as const,
  );
  return { ...one, ...Object.fromEntries(added) };
}

/** Returns the keys under which the context has what a field holds, by the field's name on the page. */
const heldUnder = (name: string): readonly string[] =>
  Object.values(FIELD_LABELS)
    .flatMap((labels) => Object.entries(labels))
    .flatMap(([key, label]) => (name.startsWith(label) ? key : []));

/** Returns a context without some keys, and without what would become empty by that. */
function withoutKeys(context: Values, keys: readonly string[]): Values {
  const kept = Object.entries(context).filter(([key]) => !keys.includes(key));
  const parts = kept.map(([key, part]) =>
    TYPED.includes(key) && isObject(part)
      ? ([key, withoutKeys(part, keys)] as const)
      : ([key, part] as const),
  );
  return Object.fromEntries(parts.filter(([key, part]) => !TYPED.includes(key) || !isSameJson(part, {})));
}

/** Returns a step that also expects something. What a field should hold replaces the context's word on it. */
export function withExpected(step: Step, expectation: Expectation): Step {
  const fields = Object.entries(expectation.controls ?? {}).filter(([, look]) => look?.value !== undefined);
  const keys = fields.flatMap(([name]) => heldUnder(name));
  const { context, ...others } = step.expect ?? {};
  const left = withoutKeys(context ?? {}, keys);
  const own = isSameJson(left, {}) ? others : { ...others, context: left };
  return { ...step, expect: mergeExpectations(own, expectation) } as Step;
}

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

/**
 * Returns what later steps expect the fields to hold that a step changed, and that no other has changed until then: where
 * a field got a wrong value, the right one was missing.
 */
function expectedLater(
  steps: Scenario['steps'],
  reports: readonly StepReport[],
  index: number,
  { controls = {} }: Expectation,
): Expectation {
  const valueAfter = (at: number, name: string) => reports[at + 1]?.controls?.[name]?.value;
  const values = Object.entries(controls).flatMap(([name, look]) => {
    if (look?.value === undefined) return [];
    const end = steps.findIndex((_, at) => at > index && valueAfter(at, name) !== valueAfter(index, name));
    const later = steps.slice(index + 1, end === -1 ? undefined : end);
    const value = later.map(({ expect }) => expect?.controls?.[name]?.value).find((one) => one !== undefined);
    return value === undefined ? [] : [[name, { value }] as const];
  });
  return values.length === 0 ? {} : { controls: Object.fromEntries(values) };
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
  const steps = scenario.steps.map((step, index) => {
    const { [index + 1]: report } = reports;
    if (report === undefined || report.refusal !== undefined) return step;
    const isLast = index === scenario.steps.length - 1;
    const seen = {
      ...seenBy(reports.slice(0, index + 2), isLast),
      ...(isLast && seenAtEnd(report, texts)),
    };
    if (Object.keys(seen).length === 0) return step;
    const filled = withExpected(
      { ...step, expect: seen },
      expectedLater(scenario.steps, reports, index, seen),
    );
    return withExpected(filled, step.expect ?? {});
  });
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
  const seen = reports.slice(reports.length - scenario.steps.length);
  const judged = seen.map((report, index) => ({ ...report, step: scenario.steps[index] ?? report.step }));
  return { scenario, reports: judged };
}
