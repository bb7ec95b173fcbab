import { findNodeAtLocation, parseTree, printParseErrorCode, type Node, type ParseError } from 'jsonc-parser';
import { safeParse } from 'valibot';
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

function readJson(text: string, fileName: string): Node {
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { allowTrailingComma: false, disallowComments: true });
  const [error] = errors;
  if (error !== undefined || root === undefined) {
    const code = printParseErrorCode(error?.error ?? 4);
    throw new ScenarioError(`${fileName}:${position(text, error?.offset ?? 0)}: expected JSON (${code})`);
  }
  const repeated = repeatedKey(root);
  if (repeated !== undefined) {
    const where = position(text, repeated.offset);
    throw new ScenarioError(`${fileName}:${where}: expected "${String(repeated.value)}" once`);
  }
  return root;
}

/** Some editors begin a file with it, and count no column for it. */
const BYTE_ORDER_MARK = /^\uFEFF/;

/**
 * @param fileText with or without a byte order mark
 * @param fileName only for the messages
 * @throws ScenarioError
 */
export function parseScenario(fileText: string, fileName: string): Scenario {
  const text = fileText.replace(BYTE_ORDER_MARK, '');
  const root = readJson(text, fileName);
  const parsed = safeParse(scenarioSchema, JSON.parse(text));
  if (parsed.success) return parsed.output;
  const lines = problemsOfIssues(parsed.issues).map(({ path, message }) => {
    const where = position(text, nodeAt(root, path).offset);
    return `${fileName}:${where}: ${[pathText(path), message].filter(Boolean).join(': ')}`;
  });
  throw new ScenarioError([...new Set(lines)].join('\n'));
}
