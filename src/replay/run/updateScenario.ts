import { parseScenario, ScenarioError } from '../scenario/parseScenario';
import { printScenario } from '../scenario/printScenario';
import type { JsonPath } from '../../domain/jsonTree';
import type { ScenarioReport } from './report';

/** One expectation in the place of which comes what was seen; undefined: there is, or was, none. */
export interface Change {
  /** From 1. */
  readonly step: number;
  readonly what: string;
  /** In the file. */
  readonly path: JsonPath;
  readonly from: unknown;
  readonly to: unknown;
}

/**
 * Returns the changes after which a scenario expects what was seen. Parts without an expectation get none.
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

/** Puts `to` where the path leads; undefined takes away what is there. */
function put(content: object, [key = '', ...deeper]: JsonPath, to: unknown): void {
  if (deeper.length > 0) put(Reflect.get(content, key) as object, deeper, to);
  else if (to === undefined) Reflect.deleteProperty(content, key);
  else Reflect.set(content, key, to);
}

/**
 * Returns the file with these changes, as the tools write it.
 * @param text of a scenario that can be read
 * @returns null when no file can expect what was seen, as of two requests in one step
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
