import { findNodeAtLocation, type Node } from 'jsonc-parser';
import { safeParse } from 'valibot';
import { nodeAt, positionIn, readJsonTree, type JsonFault, type JsonPath } from '../../domain/jsonTree';
import { said, type Language, type Said } from './said';
import { SCENARIO_VERSION, scenarioSchema, type Scenario } from './scenario';
import { problemsOfIssues } from './scenarioIssues';

/** A file that is no scenario. Its message has one line for each problem: file, line, column, what was expected. */
export class ScenarioError extends Error {
  override readonly name = 'ScenarioError';
}

/** Nobody reads more, and to find the places of thousands takes seconds. */
const MOST_PROBLEMS = 50;

function pathText(path: JsonPath): string {
  return path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${key}`))
    .join('')
    .replace(/^\./, '');
}

const FAULT_WORDS: Readonly<Record<JsonFault['kind'], (detail: string) => Said>> = {
  cutOff: () => said('the file ends too early', 'fișierul se termină prea devreme'),
  malformed: (code) => said(`expected JSON (${code})`, `se așteaptă JSON (${code})`),
  repeatedName: (name) => said(`expected "${name}" once`, `se așteaptă "${name}" o singură dată`),
};

function placeIn(fileName: string, text: string, offset: number): string {
  const { line, column } = positionIn(text, offset);
  return `${fileName}:${line}:${column}`;
}

/** @throws ScenarioError: what else is wrong with it, an older reader cannot know */
function refuseNewer(root: Node, place: (path: JsonPath) => string, lang: Language): void {
  const version: unknown = findNodeAtLocation(root, ['version'])?.value;
  if (typeof version !== 'number' || version <= SCENARIO_VERSION) return;
  const newer = said(
    `made by a newer version (${version}; this one reads up to ${SCENARIO_VERSION})`,
    `făcut de o versiune mai nouă (${version}; aceasta citește până la ${SCENARIO_VERSION})`,
  );
  throw new ScenarioError(`${place(['version'])}: ${newer({ lang })}`);
}

/**
 * @param text without a byte order mark
 * @param fileName only for the messages
 * @param lang theirs
 * @throws ScenarioError
 */
export function parseScenario(text: string, fileName: string, lang: Language = 'en'): Scenario {
  const read = readJsonTree(text);
  if ('fault' in read) {
    const { offset, kind, detail } = read.fault;
    throw new ScenarioError(`${placeIn(fileName, text, offset)}: ${FAULT_WORDS[kind](detail)({ lang })}`);
  }
  const { root } = read;
  const place = (path: JsonPath): string => placeIn(fileName, text, nodeAt(root, path).offset);
  refuseNewer(root, place, lang);
  const parsed = safeParse(scenarioSchema, JSON.parse(text), { lang });
  if (parsed.success) return parsed.output;
  const problems = problemsOfIssues(parsed.issues);
  const lines = problems
    .slice(0, MOST_PROBLEMS)
    .map(({ path, message }) => [place(path), pathText(path), message].filter(Boolean).join(': '));
  const more = problems.length - MOST_PROBLEMS;
  const rest = said(`${fileName}: ${more} more problems`, `${fileName}: și încă ${more}`)({ lang });
  throw new ScenarioError([...new Set(lines), ...(more > 0 ? [rest] : [])].join('\n'));
}
