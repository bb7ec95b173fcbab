import { applyEdits, modify } from 'jsonc-parser';
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
 * What has to change for a scenario to expect what was seen. What it does not speak of stays unspoken.
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

/**
 * The file with these changes. Everything else stays as it is written.
 * @param text of a scenario that can be read
 * @returns null when no file can expect what was seen, as of two requests in one step
 */
export function applyChanges(text: string, changes: readonly Change[]): string | null {
  const formattingOptions = { insertSpaces: true, tabSize: 2 };
  const edited = changes.reduce(
    (before, { path, to }) => applyEdits(before, modify(before, [...path], to, { formattingOptions })),
    text,
  );
  try {
    const scenario = parseScenario(edited, '');
    // Objects that come in are broken into lines, unless the whole file stands as the tool prints it.
    return printScenario(parseScenario(text, '')) === text ? printScenario(scenario) : edited;
  } catch (error) {
    if (error instanceof ScenarioError) return null;
    throw error;
  }
}
