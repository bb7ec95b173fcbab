import { CHOICE_LABELS } from '../../features/booking/bookingFields';
import type { MachineName, Step } from '../scenario/scenario';
import { fieldNamed, FIELDS } from './fieldLabels';
import { isObject, isSameJson } from './mismatches';
import type { Expectation } from './report';

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

/** Returns a context without some keys, and without what would become empty by that. */
function withoutKeys(context: Values, keys: readonly string[]): Values {
  const parts = Object.entries(context).map(
    ([key, part]) => [key, TYPED.includes(key) && isObject(part) ? withoutKeys(part, keys) : part] as const,
  );
  const isLeft = (key: string, part: unknown) => !TYPED.includes(key) || !isSameJson(part, {});
  return Object.fromEntries(parts.filter(([key, part]) => !keys.includes(key) && isLeft(key, part)));
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
  const { field, errors } = fieldNamed(machine, name);
  const { context, controls = {}, text, ...others } = expected;
  const isRight = (message: string, isShown: boolean): boolean =>
    isShown ? message === error || !Object.values(errors).includes(message) : message !== error;
  const links = Object.entries(controls).filter(([link, look]) => isRight(link, look !== null));
  const texts = Object.entries(text ?? {})
    .map(([kind, all = []]) => [kind, all.filter((one) => isRight(one, kind !== 'absent'))] as const)
    .filter(([, all]) => all.length > 0);
  const { problems, ...known } = context ?? {};
  const problem = Object.keys(errors).find((key) => errors[key] === error);
  const isKnown = problems !== undefined && (error === null || problem !== undefined);
  const all: Values = { ...problems, [field]: problem };
  const left = FIELDS[machine].flatMap((one) => (all[one] === undefined ? [] : [[one, all[one]] as const]));
  const righted = {
    context: { ...known, ...(isKnown && { problems: Object.fromEntries(left) }) },
    controls: Object.fromEntries(links),
    text: Object.fromEntries(texts),
  };
  const kept = Object.entries(righted).filter(([, part]) => Object.keys(part).length > 0);
  return { ...others, ...Object.fromEntries(kept) };
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
  const { context, ...others } = step.expect ?? {};
  const left = withoutKeys(context ?? {}, keys);
  let own = (isSameJson(left, {}) ? others : { ...others, context: left }) as Expectation;
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

/** Returns steps of which one also expects something; while a field's error lasts, the later ones agree with it. */
export function withExpectedFrom(
  machine: MachineName,
  steps: readonly Step[],
  index: number,
  expectation: Expectation,
): readonly Step[] {
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
