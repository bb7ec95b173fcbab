import { parseScenario, ScenarioError } from './parseScenario';
import type { Scenario } from './scenario';

const BYTES_PER_MB = 1024 * 1024;

/** Twice as much stops a page for a minute. */
const LARGEST_MB = 2;

/**
 * Reads a scenario, for the command and for the panel alike.
 * @throws ScenarioError when the file is too large, no text in UTF-8, or no scenario
 */
export async function readScenario(file: Blob & { readonly name: string }): Promise<{
  readonly text: string;
  readonly scenario: Scenario;
}> {
  const { name, size } = file;
  if (size > LARGEST_MB * BYTES_PER_MB)
    throw new ScenarioError(
      `${name}: expected at most ${LARGEST_MB} MB, received ${(size / BYTES_PER_MB).toFixed(1)} MB`,
    );
  const bytes = await file.arrayBuffer();
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new ScenarioError(`${name}: expected text in UTF-8`);
  }
  return { text, scenario: parseScenario(text, name) };
}
