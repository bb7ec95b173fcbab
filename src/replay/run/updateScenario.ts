import { parseScenario, ScenarioError } from '../scenario/parseScenario';
import { printScenario } from '../scenario/printScenario';
import type { JsonPath } from '../scenario/jsonTree';
import type { ScenarioReport } from './report';

/** An expectation and the observed value that replaces it; undefined for none. */
export interface Change {
  /** Step number, from 1. */
  readonly step: number;
  readonly what: string;
  /** Path in the file. */
  readonly path: JsonPath;
  readonly from: unknown;
  readonly to: unknown;
}

/**
 * Returns the changes that make a scenario expect what was seen. Adds no new expectations.
 * @param report of a run that kept going
 */
export function changesOf({ steps }: ScenarioReport): readonly Change[] {
  return steps.flatMap(({ mismatches }, index) =>
    mismatches.map(({ what, path, expected, actual }) => ({
      step: index + 1,
      what,
      path: ['steps', index, 'expect', ...path],
      from: expected,
      to: actual,
    })),
  );
}

/** Sets `to` at the path; undefined deletes the key. */
function put(content: object, [key = '', ...deeper]: JsonPath, to: unknown): void {
  if (deeper.length > 0) put(Reflect.get(content, key) as object, deeper, to);
  else if (to === undefined) Reflect.deleteProperty(content, key);
  else Reflect.set(content, key, to);
}

/**
 * Returns the file's text with these changes, formatted by printScenario.
 * @param text of a valid scenario
 * @returns null when no file can expect what was seen, e.g. two requests in one step
 */
export function applyChanges(text: string, changes: readonly Change[]): string | null {
  const content = JSON.parse(text) as object;
  for (const { path, to } of changes) put(content, path, to);
  try {
    return printScenario(parseScenario(JSON.stringify(content), ''));
  } catch (error) {
    if (error instanceof ScenarioError) return null;
    throw error;
  }
}
