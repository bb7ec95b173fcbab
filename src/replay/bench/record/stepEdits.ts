import { escapeHtml } from '../../../domain/htmlEscape';
import { mergeExpectations, withoutParts } from '../../run/expected';
import { isSameJson } from '../../run/mismatches';
import { withValue } from '../../run/updateScenario';
import type { JsonPath } from '../../scenario/parseScenario';
import type { Step } from '../../scenario/scenario';
import type { ExpectationLine } from '../../words/expectations';
import { replaceTexts } from './redactor';

/**
 * Returns the steps with another text in one that types, also where a later one expects it; requests hold it escaped.
 */
export function withWritten(steps: readonly Step[], index: number, value: string): readonly Step[] {
  const { [index]: typing } = steps;
  if (typing === undefined || !('send' in typing) || typing.send.type !== 'field.changed') return steps;
  const { value: former } = typing.send;
  const written = steps.with(index, { ...typing, send: { ...typing.send, value } } as Step);
  if (former.trim() === '') return written;
  return written.map((step, at) => {
    if (at < index || step.expect === undefined) return step;
    const expect = replaceTexts(step.expect, [[former, value]]);
    const { request } = step.expect;
    const sent = request && replaceTexts({ request }, [[escapeHtml(former), escapeHtml(value)]]);
    return { ...step, expect: { ...expect, ...sent } };
  });
}

/** Returns what a whole has at a path; undefined for nothing. */
export const valueAt = (whole: unknown, path: JsonPath): unknown =>
  path.reduce<unknown>((part, key) => (Object(part) as Readonly<Record<string, unknown>>)[key], whole);

/** Returns the steps without a line that one of them expects, or with it again. */
export function withStruck(
  steps: readonly Step[],
  index: number,
  { path, value }: Pick<ExpectationLine, 'path' | 'value'>,
  isStruck: boolean,
): readonly Step[] {
  const { expect = {} } = steps[index] ?? {};
  const line = path.reduceRight<unknown>(
    (inner, key) => (typeof key === 'number' ? [inner] : { [key]: inner }),
    value,
  );
  const changed = isStruck
    ? withoutParts(expect, (at) => isSameJson(at, path.map(String)))
    : mergeExpectations(expect, line);
  const isEmpty = isSameJson(changed, {});
  return withValue(steps, [index, 'expect'], isEmpty ? undefined : changed) as readonly Step[];
}
