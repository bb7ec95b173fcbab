import { parseScenario, ScenarioError, type JsonPath } from '../scenario/parseScenario';
import { printScenario } from '../scenario/printScenario';
import type { ScenarioReport } from './report';

/** Sets a value at the path of a file's or a step's content; undefined deletes the key. */
export function put(content: object, [key = '', ...deeper]: JsonPath, value: unknown): void {
  if (deeper.length > 0) put(Reflect.get(content, key) as object, deeper, value);
  else if (value === undefined) Reflect.deleteProperty(content, key);
  else Reflect.set(content, key, value);
}

/**
 * Returns the file's text with what was seen in place of each unmet expectation, formatted by printScenario. Adds no new
 * expectations.
 * @param text of a valid scenario
 * @param report of a run that kept going
 * @returns null when no file can expect what was seen, e.g. two requests in one step
 */
export function updatedText(text: string, { steps }: ScenarioReport): string | null {
  const content = JSON.parse(text) as object;
  for (const [index, { mismatches }] of steps.entries())
    for (const { path, actual } of mismatches) put(content, ['steps', index, 'expect', ...path], actual);
  try {
    return printScenario(parseScenario(JSON.stringify(content), ''));
  } catch (error) {
    if (error instanceof ScenarioError) return null;
    throw error;
  }
}
