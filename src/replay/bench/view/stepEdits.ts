import { escapeHtml } from '../../../domain/htmlEscape';
import { mergeExpectations } from '../../run/expected';
import { withValue } from '../../run/updateScenario';
import type { JsonPath } from '../../scenario/parseScenario';
import type { Step } from '../../scenario/scenario';
import type { ExpectationLine } from '../../words/expectations';
import { replaceTexts } from '../record/redactor';

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

/** Returns the step without one line of its expectation, and without what would become empty by that. */
export function withoutLine(step: Step, { path: whole }: Pick<ExpectationLine, 'path'>): Step {
  const without = (value: unknown, [key, ...rest]: JsonPath): unknown => {
    if (key === undefined) return undefined;
    const { [key]: part } = value as Readonly<Record<string, unknown>>;
    const changed = withValue(value, [key], without(part, rest));
    return Object.values(changed as object).some((kept) => kept !== undefined) ? changed : undefined;
  };
  return { ...step, expect: without(step.expect ?? {}, whole) } as Step;
}

/** Returns the step that also expects a line. */
export function withLine(step: Step, { path, value }: Pick<ExpectationLine, 'path' | 'value'>): Step {
  const line = path.reduceRight<unknown>(
    (inner, key) => (typeof key === 'number' ? [inner] : { [key]: inner }),
    value,
  );
  return { ...step, expect: mergeExpectations(step.expect, line) } as Step;
}
