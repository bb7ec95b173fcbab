import { parseScenario, ScenarioError, type JsonPath } from '../scenario/parseScenario';
import { printScenario } from '../scenario/printScenario';
import { isObject } from './mismatches';
import type { ScenarioReport } from './report';

/** Returns a whole with another value at a path; undefined removes what is there. */
export function withValue(whole: unknown, [key, ...rest]: JsonPath, value: unknown): unknown {
  if (key === undefined) return value;
  const parts: Readonly<Record<string, unknown>> = isObject(whole) ? whole : {};
  if (!Array.isArray(whole)) return { ...parts, [key]: withValue(parts[key], rest, value) };
  const changed: unknown = withValue(whole[Number(key)], rest, value);
  return whole.toSpliced(Number(key), 1, ...(changed === undefined ? [] : [changed]));
}

/**
 * Returns the file's text with what was seen in place of each unmet expectation, formatted by printScenario. Adds no new
 * expectations.
 * @param text of a valid scenario
 * @param report of a run that kept going
 * @returns null when no file can expect what was seen, e.g. two requests in one step, or a text was not there
 */
export function updatedText(text: string, { steps }: ScenarioReport): string | null {
  // From a missing text it does not follow which one should be there.
  if (steps.some(({ mismatches }) => mismatches.some(({ path: [part] }) => part === 'text'))) return null;
  let changed: unknown = JSON.parse(text);
  for (const [index, { mismatches }] of steps.entries())
    for (const { path, actual } of mismatches)
      changed = withValue(changed, ['steps', index, 'expect', ...path], actual);
  try {
    return printScenario(parseScenario(JSON.stringify(changed), ''));
  } catch (error) {
    if (error instanceof ScenarioError) return null;
    throw error;
  }
}
