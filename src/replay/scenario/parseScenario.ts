import { findNodeAtLocation, type Node } from 'jsonc-parser';
import { safeParse } from 'valibot';
import { nodeAt, positionIn, readJsonTree, type JsonFault, type JsonPath } from '../../domain/jsonTree';
import { SCENARIO_VERSION, scenarioSchema, type Scenario } from './scenario';
import { problemsOfIssues } from './scenarioIssues';

/** A file that is no scenario. Its message has one line for each problem: file, line, column, what was expected. */
export class ScenarioError extends Error {
  override readonly name = 'ScenarioError';
}

/** To find the places of thousands takes seconds. */
const MOST_PROBLEMS = 50;

function pathText(path: JsonPath): string {
  return path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${key}`))
    .join('')
    .replace(/^\./, '');
}

const FAULT_WORDS: Readonly<Record<JsonFault['kind'], (detail: string) => string>> = {
  cutOff: () => 'the file ends too early',
  malformed: (code) => `expected JSON (${code})`,
  repeatedName: (name) => `expected "${name}" once`,
};

function placeIn(fileName: string, text: string, offset: number): string {
  const { line, column } = positionIn(text, offset);
  return `${fileName}:${line}:${column}`;
}

/** @throws ScenarioError: what else is wrong with it, an older reader cannot know */
function refuseNewer(root: Node, place: (path: JsonPath) => string): void {
  const version: unknown = findNodeAtLocation(root, ['version'])?.value;
  if (typeof version !== 'number' || version <= SCENARIO_VERSION) return;
  throw new ScenarioError(
    `${place(['version'])}: made by a newer version (${version}; this one reads up to ${SCENARIO_VERSION})`,
  );
}

/** Returns `file:line` of each step of a scenario that can be read. */
export function placesOfSteps(text: string, fileName: string): readonly string[] {
  const read = readJsonTree(text);
  const steps = 'fault' in read ? undefined : findNodeAtLocation(read.root, ['steps']);
  return (steps?.children ?? []).map(({ offset }) => `${fileName}:${positionIn(text, offset).line}`);
}

/**
 * @param text without a byte order mark
 * @param fileName only for the messages
 * @throws ScenarioError
 */
export function parseScenario(text: string, fileName: string): Scenario {
  const read = readJsonTree(text);
  if ('fault' in read) {
    const { offset, kind, detail } = read.fault;
    throw new ScenarioError(`${placeIn(fileName, text, offset)}: ${FAULT_WORDS[kind](detail)}`);
  }
  const { root } = read;
  const place = (path: JsonPath): string => placeIn(fileName, text, nodeAt(root, path).offset);
  refuseNewer(root, place);
  const parsed = safeParse(scenarioSchema, JSON.parse(text));
  if (parsed.success) return parsed.output;
  const problems = problemsOfIssues(parsed.issues);
  const lines = problems
    .slice(0, MOST_PROBLEMS)
    .map(({ path, message }) => [place(path), pathText(path), message].filter(Boolean).join(': '));
  const more = problems.length - MOST_PROBLEMS;
  const rest = more > 0 ? [`${fileName}: ${more} more problems`] : [];
  throw new ScenarioError([...new Set(lines), ...rest].join('\n'));
}
