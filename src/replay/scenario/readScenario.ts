import { parseScenario, ScenarioError } from './parseScenario';
import type { Scenario } from './scenario';

const BYTES_PER_MB = 1024 * 1024;

/** Twice as much stops a page for a minute. */
const LARGEST_MB = 2;

/** A file on the disk, or one that somebody chose on a page. */
export interface ScenarioFile {
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  readonly arrayBuffer: () => Promise<ArrayBuffer | Uint8Array>;
}

/** Without its byte order mark. */
function textOf(bytes: Uint8Array, name: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new ScenarioError(`${name}: expected text in UTF-8`);
  }
}

/**
 * Reads a scenario, for the command and for the panel alike.
 * @throws ScenarioError when it is too large, no text, or no scenario
 */
export async function readScenario(
  file: ScenarioFile,
): Promise<{ readonly text: string; readonly scenario: Scenario }> {
  const { name, size } = file;
  if (size > LARGEST_MB * BYTES_PER_MB) {
    const found = (size / BYTES_PER_MB).toLocaleString('en', { maximumFractionDigits: 1 });
    const expected = `expected at most ${LARGEST_MB} MB, received ${found} MB`;
    throw new ScenarioError(`${name}: ${expected}`);
  }
  const text = textOf(new Uint8Array(await file.arrayBuffer()), name);
  return { text, scenario: parseScenario(text, name) };
}
