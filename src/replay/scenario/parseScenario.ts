import { findNodeAtLocation, parseTree, printParseErrorCode, type Node, type ParseError } from 'jsonc-parser';
import { safeParse } from 'valibot';
import { said, type Language } from './said';
import { scenarioSchema, type Scenario } from './scenario';
import { problemsOfIssues, type Path } from './scenarioIssues';

/** A file that is no scenario. Its message has one line for each problem: file, line, column, what was expected. */
export class ScenarioError extends Error {
  override readonly name = 'ScenarioError';
}

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

function readJson(text: string, fileName: string, lang: Language): Node {
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { allowTrailingComma: false, disallowComments: true });
  const [error] = errors;
  if (error !== undefined || root === undefined) {
    const code = error === undefined ? 'ValueExpected' : printParseErrorCode(error.error);
    const expected = said(`expected JSON (${code})`, `se așteaptă JSON (${code})`)({ lang });
    throw new ScenarioError(`${fileName}:${position(text, error?.offset ?? 0)}: ${expected}`);
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

/** Some editors begin a file with it, and count no column for it. */
const BYTE_ORDER_MARK = /^\uFEFF/;

/**
 * @param fileText with or without a byte order mark
 * @param fileName only for the messages
 * @param lang theirs
 * @throws ScenarioError
 */
export function parseScenario(fileText: string, fileName: string, lang: Language = 'en'): Scenario {
  const text = fileText.replace(BYTE_ORDER_MARK, '');
  const root = readJson(text, fileName, lang);
  const parsed = safeParse(scenarioSchema, JSON.parse(text), { lang });
  if (parsed.success) return parsed.output;
  const lines = problemsOfIssues(parsed.issues).map(({ path, message }) => {
    const where = position(text, nodeAt(root, path).offset);
    return `${fileName}:${where}: ${[pathText(path), message].filter(Boolean).join(': ')}`;
  });
  throw new ScenarioError([...new Set(lines)].join('\n'));
}
