import { closest, distance } from 'fastest-levenshtein';
import { type BaseIssue, safeParse } from 'valibot';
import { bookingStep, contactStep, scenarioSchema, type Scenario } from './scenario';
import {
  findNodeAtLocation,
  parseTree,
  printParseErrorCode,
  visit,
  type Node,
  type ParseError,
} from 'jsonc-parser';

export type JsonPath = readonly (string | number)[];

/** Returns `; ați vrut "…"?` when a known name is similar; '' otherwise. */
export function didYouMean(written: string, known: readonly string[]): string {
  const meant = known.length === 0 ? written : closest(written, known);
  const isNear = meant !== written && distance(written, meant) <= Math.max(2, written.length / 3);
  return isNear ? `; ați vrut "${meant}"?` : '';
}

const pathOf = ({ path }: BaseIssue<unknown>): JsonPath =>
  (path ?? []).map(({ key }) => (typeof key === 'number' ? key : String(key)));

/** Returns the keys that any part of a schema may have. */
const keysIn = (schema: object): readonly string[] =>
  Object.entries(schema).flatMap(([name, part]: [string, unknown]) =>
    typeof part === 'object' && part !== null
      ? [...(name === 'entries' ? Object.keys(part) : []), ...keysIn(part)]
      : [],
  );

const STEPS = [bookingStep, contactStep].map(({ getter }) => getter(undefined));
const KNOWN_KEYS = [scenarioSchema, ...STEPS].flatMap(keysIn);

const unquoted = (text: string): string => text.replaceAll('"', '');

function ownMessage({ message, expected, received }: BaseIssue<unknown>): string {
  const found = `, este ${received}`;
  if (!message.startsWith('Invalid ')) return message + found;
  // valibot reports "never" for an unknown key and "undefined" for a missing one.
  if (expected === 'never')
    return `cheia ${received} nu are ce căuta aici${didYouMean(unquoted(received), KNOWN_KEYS)}`;
  const options = (expected?.match(/"[^"]*"/g) ?? []).map(unquoted);
  return `se așteaptă ${expected ?? 'altceva'}${received === 'undefined' ? ', lipsește' : found + didYouMean(unquoted(received), options)}`;
}

/** Thrown for an invalid scenario. Its message has one line per problem: file, line, column, what was expected. */
export class ScenarioError extends Error {
  override readonly name = 'ScenarioError';
}

/** Limit of reported problems; locating thousands takes seconds. */
const MAX_PROBLEMS = 50;

function pathText(path: JsonPath): string {
  return path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${key}`))
    .join('')
    .replace(/^\./, '');
}

/** Returns the line and column of an offset, both from 1. */
function positionIn(text: string, offset: number): { readonly line: number; readonly column: number } {
  const before = text.slice(0, offset);
  return { line: before.split('\n').length, column: before.length - before.lastIndexOf('\n') };
}

function placeIn(fileName: string, text: string, offset: number): string {
  const { line, column } = positionIn(text, offset);
  return `${fileName}:${line}:${column}`;
}

/** Returns the node at a path, or its nearest existing ancestor. */
function nodeAt(root: Node, path: JsonPath): Node {
  return findNodeAtLocation(root, [...path]) ?? nodeAt(root, path.slice(0, -1));
}

/** Refuses the first name that one object has twice: `JSON.parse` silently keeps the last. */
function refuseRepeatedNames(text: string, refuse: (offset: number, words: string) => never): void {
  const seen = new Set<string>();
  visit(text, {
    onObjectProperty: (name, offset, _length, _line, _column, pathOfObject) => {
      const path = JSON.stringify([...pathOfObject(), name]);
      if (seen.has(path)) refuse(offset, `cheia "${name}" apare de două ori`);
      seen.add(path);
    },
  });
}

/** Returns whether the text ends before its brackets are closed. */
function isCutOff(text: string, first: ParseError, errors: readonly ParseError[]): boolean {
  if (first.offset + first.length < text.trimEnd().length) return false;
  return errors.some(({ error }) => printParseErrorCode(error).startsWith('Close'));
}

/**
 * Parses JSON into a tree, which knows where each value stands.
 * @throws {ScenarioError} for the first fault
 */
function readTree(text: string, fileName: string): Node {
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { allowTrailingComma: false, disallowComments: true });
  const refuse = (offset: number, words: string): never => {
    throw new ScenarioError(`${placeIn(fileName, text, offset)}: ${words}`);
  };
  const [first] = errors;
  if (first !== undefined) {
    const malformed = `se așteaptă JSON (${printParseErrorCode(first.error)})`;
    refuse(first.offset, isCutOff(text, first, errors) ? 'fișierul se termină prea devreme' : malformed);
  }
  if (root === undefined) return refuse(0, 'se așteaptă JSON');
  refuseRepeatedNames(text, refuse);
  return root;
}

/** Returns `file:line` of each step of a valid scenario. */
export function placesOfSteps(text: string, fileName: string): readonly string[] {
  const steps = findNodeAtLocation(readTree(text, fileName), ['steps']);
  return (steps?.children ?? []).map(({ offset }) => `${fileName}:${positionIn(text, offset).line}`);
}

/**
 * Parses a scenario.
 * @param text without a byte order mark
 * @param fileName for the messages only
 * @throws {ScenarioError}
 */
export function parseScenario(text: string, fileName: string): Scenario {
  const root = readTree(text, fileName);
  const place = (path: JsonPath): string => placeIn(fileName, text, nodeAt(root, path).offset);
  const parsed = safeParse(scenarioSchema, JSON.parse(text));
  if (parsed.success) return parsed.output;
  const problems = parsed.issues;
  const lines = problems
    .slice(0, MAX_PROBLEMS)
    .map((issue) => [place(pathOf(issue)), pathText(pathOf(issue)), ownMessage(issue)].join(': '));
  const more = problems.length - MAX_PROBLEMS;
  const rest = more > 0 ? [`${fileName}: încă ${more} probleme`] : [];
  throw new ScenarioError([...new Set(lines), ...rest].join('\n'));
}

const BYTES_PER_MB = 1024 * 1024;

/** Size limit of a file; twice as much blocks a page for a minute. */
const MAX_MB = 2;

/**
 * Reads a scenario, for the command and the bench.
 * @throws {ScenarioError} if the file is too large, not UTF-8, or not a scenario
 */
export async function readScenario(file: Blob & { readonly name: string }): Promise<{
  readonly text: string;
  readonly scenario: Scenario;
}> {
  const { name, size } = file;
  if (size > MAX_MB * BYTES_PER_MB)
    throw new ScenarioError(
      `${name}: se așteaptă cel mult ${MAX_MB} MB, este ${(size / BYTES_PER_MB).toFixed(1)} MB`,
    );
  const bytes = await file.arrayBuffer();
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new ScenarioError(`${name}: se așteaptă text în UTF-8`);
  }
  return { text, scenario: parseScenario(text, name) };
}
