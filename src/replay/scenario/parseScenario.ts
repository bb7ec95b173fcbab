import { findNodeAtLocation, parseTree, printParseErrorCode, type Node, type ParseError } from 'jsonc-parser';
import { safeParse } from 'valibot';
import { said, type Language } from './said';
import { SCENARIO_VERSION, scenarioSchema, type Scenario } from './scenario';
import { problemsOfIssues, type Path } from './scenarioIssues';

/** A file that is no scenario. Its message has one line for each problem: file, line, column, what was expected. */
export class ScenarioError extends Error {
  override readonly name = 'ScenarioError';
}

/** Nobody reads more, and to find the places of thousands takes seconds. */
const MOST_PROBLEMS = 50;

function position(text: string, offset: number): string {
  const before = text.slice(0, offset).split('\n');
  return `${before.length}:${(before.at(-1)?.length ?? 0) + 1}`;
}

function pathText(path: Path): string {
  return path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${key}`))
    .join('')
    .replace(/^\./, '');
}

/** The value itself, or what it is missing in. */
function nodeAt(root: Node, path: Path): Node {
  return findNodeAtLocation(root, [...path]) ?? (path.length === 0 ? root : nodeAt(root, path.slice(0, -1)));
}

/** The first name that one object has twice: JSON keeps the last, which nobody would notice. */
function repeatedKey({ type, children = [] }: Node): Node | undefined {
  const seen = new Set<unknown>();
  for (const child of children) {
    const [key] = child.children ?? [];
    if (type === 'object' && key !== undefined && seen.has(key.value)) return key;
    if (type === 'object') seen.add(key?.value);
    const deeper = repeatedKey(child);
    if (deeper !== undefined) return deeper;
  }
  return undefined;
}

/** Right up to an end at which something is still open. */
function isCutOff(text: string, [first, ...others]: readonly ParseError[]): boolean {
  if (first === undefined || first.offset + first.length < text.trimEnd().length) return false;
  return [first, ...others].some(({ error }) => /^Close.*Expected$/.test(printParseErrorCode(error)));
}

function readJson(text: string, fileName: string, lang: Language): Node {
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { allowTrailingComma: false, disallowComments: true });
  const [error] = errors;
  if (error !== undefined || root === undefined) {
    const code = error === undefined ? 'ValueExpected' : printParseErrorCode(error.error);
    const expected = isCutOff(text, errors)
      ? said('the file ends too early', 'fișierul se termină prea devreme')
      : said(`expected JSON (${code})`, `se așteaptă JSON (${code})`);
    throw new ScenarioError(`${fileName}:${position(text, error?.offset ?? 0)}: ${expected({ lang })}`);
  }
  const repeated = repeatedKey(root);
  if (repeated !== undefined) {
    const where = position(text, repeated.offset);
    const name = `"${String(repeated.value)}"`;
    const expected = said(`expected ${name} once`, `se așteaptă ${name} o singură dată`)({ lang });
    throw new ScenarioError(`${fileName}:${where}: ${expected}`);
  }
  return root;
}

/** @throws ScenarioError: what else is wrong with it, an older reader cannot know */
function refuseNewer(root: Node, place: (path: Path) => string, lang: Language): void {
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
  const root = readJson(text, fileName, lang);
  const place = (path: Path): string => `${fileName}:${position(text, nodeAt(root, path).offset)}`;
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
