import { SEND_DELAY_MS } from '../../features/form/formMachine';
import { CHOICE_LABELS } from '../../features/booking/bookingFields';
import type { MachineName, Step } from '../scenario/scenario';
import { fieldNamed, FIELDS } from './fieldLabels';
import { isObject, isSameJson } from './mismatches';
import type { Expectation } from './report';
import { withValue } from './updateScenario';

export type Values = Readonly<Record<string, unknown>>;

/** Texts in the context. Left out until the last step, because typed text is in the events. */
export const TYPED: readonly string[] = ['patient', 'request'];

/** Returns two expectations in one: their texts are joined, each once, and of two values the second counts. */
export function mergeExpectations(one: unknown, other: unknown): unknown {
  if (Array.isArray(one) && Array.isArray(other)) {
    const former = one as unknown[];
    return [
      ...former,
      ...(other as unknown[]).filter((item) => !former.some((each) => isSameJson(each, item))),
    ];
  }
  if (!isObject(one) || !isObject(other)) return other;
  const added = Object.entries(other).map(
    ([key, value]) => [key, mergeExpectations(one[key], value)] as const,
  );
  return { ...one, ...Object.fromEntries(added) };
}

/** Returns an expectation without its parts that are wrong, and without what becomes empty by that. */
export function withoutParts(
  expected: Expectation,
  isWrong: (path: readonly string[], part: unknown) => boolean,
): Expectation {
  const without = (whole: unknown, path: readonly string[]): unknown => {
    if (path.length > 0 && isWrong(path, whole)) return undefined;
    if (typeof whole !== 'object' || whole === null) return whole;
    const parts = Object.entries(whole).map(([key, part]) => [key, without(part, [...path, key])] as const);
    const kept = parts.filter(([, part]) => part !== undefined);
    if (kept.length === 0 && parts.length > 0) return undefined;
    return Array.isArray(whole) ? kept.map(([, part]) => part) : Object.fromEntries(kept);
  };
  return without(expected, []) ?? {};
}

/** Returns the context's problems when a field has another error; undefined when they are unknown. */
function problemsWith(
  machine: MachineName,
  { context: { problems } = {} }: Expectation,
  name: string,
  error: string | null,
): Values | undefined {
  const { field, errors } = fieldNamed(machine, name);
  const problem = Object.keys(errors).find((key) => errors[key] === error);
  if (problems === undefined || (error !== null && problem === undefined)) return undefined;
  const all: Values = { ...problems, [field]: problem };
  return Object.fromEntries(FIELDS[machine].flatMap((one) => (all[one] ? [[one, all[one]]] : [])));
}

/**
 * Returns an expectation without what contradicts the error that a field should have: links and texts of its messages,
 * and the context's word on it.
 * @param error null if it should have none
 */
function withError(
  machine: MachineName,
  expected: Expectation,
  name: string,
  error: string | null,
): Expectation {
  const messages: readonly unknown[] = Object.values(fieldNamed(machine, name).errors);
  const isWrong = (message: unknown, isShown: boolean): boolean =>
    isShown ? message !== error && messages.includes(message) : message === error;
  const problems = problemsWith(machine, expected, name, error);
  return withoutParts(
    withValue(expected, ['context', 'problems'], problems) as Expectation,
    ([root, part, inner], value) =>
      (root === 'controls' && inner === undefined && isWrong(part, value !== null)) ||
      (root === 'text' && inner !== undefined && isWrong(value, part !== 'absent')),
  );
}

/** Returns the fields whose error is expected, each with it. */
const expectedErrors = ({ controls = {} }: Expectation): readonly (readonly [string, string | null])[] =>
  Object.entries(controls).flatMap(([name, look]) =>
    look?.error === undefined ? [] : [[name, look.error] as const],
  );

/** Returns a step that also expects something. What a field should hold or complain of replaces what contradicts it. */
export function withExpected(machine: MachineName, step: Step, expectation: Expectation): Step {
  const fields = Object.entries(expectation.controls ?? {}).filter(([, look]) => look?.value !== undefined);
  const keys = fields.flatMap(([name]) => fieldNamed(machine, name).keys);
  let own = withoutParts(
    step.expect ?? {},
    ([root, part = '', inner = part]) =>
      root === 'context' && keys.includes(inner) && (inner === part || TYPED.includes(part)),
  );
  for (const [name, error] of expectedErrors(expectation)) own = withError(machine, own, name, error);
  return { ...step, expect: mergeExpectations(own, expectation) } as Step;
}

/** Returns whether a step can give a field an error, or take it away: a press of Trimitere, or a change of the field. */
export function canJudge(step: Step, keys: readonly string[]): boolean {
  if (!('send' in step)) return 'each' in step || 'given' in step;
  const { send } = step;
  if (send.type === 'field.changed') return keys.includes(send.field);
  return send.type === 'form.submitted' || keys.every((key) => key in CHOICE_LABELS);
}

/** Returns whether a press of Trimitere was accepted: the form then waits before it sends. */
function isSent([press, next]: readonly Step[]): boolean {
  if (press === undefined || !('send' in press) || press.send.type !== 'form.submitted') return false;
  const isWaiting = next !== undefined && 'advance' in next && next.advance <= SEND_DELAY_MS;
  return press.expect?.state?.startsWith('submitted') ?? isWaiting;
}

/** Returns the index of the last press, accepted, which an expected error should have stopped; -1 for none. */
export function stoppedPress(
  machine: MachineName,
  steps: readonly Step[],
  index: number,
  expectation: Expectation,
): number {
  const missing = expectedErrors(expectation).filter(([, error]) => error !== null);
  // The times have none: the server's answer can give them an error, too.
  const keys = missing.flatMap(([name]) => fieldNamed(machine, name).keys);
  const judge = steps.findLastIndex((step, at) => at <= index && canJudge(step, keys));
  return keys.length > 0 && isSent(steps.slice(judge)) ? judge : -1;
}

/**
 * Returns steps of which one also expects something; while a field's error lasts, the later ones agree with it. A press
 * that an error should have stopped expects nothing else, and is the last step.
 */
export function withExpectedFrom(
  machine: MachineName,
  steps: readonly Step[],
  index: number,
  expectation: Expectation,
): readonly Step[] {
  const press = stoppedPress(machine, steps, index, expectation);
  if (press !== -1) {
    return [...steps.slice(0, press), { ...steps[press], expect: expectation } as Step];
  }
  const changed = steps.map((step, at) => (at === index ? withExpected(machine, step, expectation) : step));
  return expectedErrors(expectation).reduce((all, [name, error]) => {
    const { keys } = fieldNamed(machine, name);
    const end = all.findIndex(
      (step, at) => at > index && (canJudge(step, keys) || name in (step.expect?.controls ?? {})),
    );
    return all.map((step, at) =>
      at > index && (end === -1 || at < end) && step.expect
        ? { ...step, expect: withError(machine, step.expect, name, error) }
        : step,
    );
  }, changed);
}
