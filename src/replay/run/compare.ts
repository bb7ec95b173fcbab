import type { JsonPath } from '../../domain/jsonTree';

/** One thing that is not as a step expects it. */
export interface Mismatch {
  readonly what: string;
  /** Where the expectation stands in the step's `expect`. */
  readonly path: JsonPath;
  readonly expected: unknown;
  readonly actual: unknown;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** These say everything: what they do not name must not be there. */
const WHOLE = ['problems'];

/** What differs in the parts that are expected; parts that are not named may be anything. */
export function mismatches(
  what: string,
  expected: unknown,
  actual: unknown,
  path: JsonPath = [what],
): readonly Mismatch[] {
  if (!isObject(expected) || !isObject(actual)) {
    const isSame = JSON.stringify(expected) === JSON.stringify(actual);
    return isSame ? [] : [{ what, path, expected, actual }];
  }
  const isWhole = WHOLE.some((name) => what.endsWith(name));
  const names = isWhole ? new Set([...Object.keys(expected), ...Object.keys(actual)]) : Object.keys(expected);
  return [...names].flatMap((name) =>
    mismatches(`${what}.${name}`, expected[name], actual[name], [...path, name]),
  );
}
