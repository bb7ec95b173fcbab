import { findNodeAtLocation, parseTree, printParseErrorCode, type Node, type ParseError } from 'jsonc-parser';

export type JsonPath = readonly (string | number)[];

/** The first fault in a JSON text, with its offset. */
export interface JsonFault {
  readonly offset: number;
  readonly kind: 'cutOff' | 'malformed' | 'repeatedName';
  /** The parser's name of the error, or the repeated name. */
  readonly detail: string;
}

/** Returns the line and column of an offset, both from 1. */
export function positionIn(text: string, offset: number): { readonly line: number; readonly column: number } {
  const before = text.slice(0, offset);
  return { line: before.split('\n').length, column: before.length - before.lastIndexOf('\n') };
}

/** Returns the node at a path, or its nearest existing ancestor. */
export function nodeAt(root: Node, path: JsonPath): Node {
  return findNodeAtLocation(root, [...path]) ?? nodeAt(root, path.slice(0, -1));
}

/** Returns the first name that one object has twice: `JSON.parse` silently keeps the last. */
function repeatedName({ type, children = [] }: Node): Node | undefined {
  const seen = new Set<unknown>();
  for (const child of children) {
    const [name] = type === 'object' ? (child.children ?? []) : [];
    if (name !== undefined && seen.has(name.value)) return name;
    seen.add(name?.value);
    const deeper = repeatedName(child);
    if (deeper !== undefined) return deeper;
  }
  return undefined;
}

/** Returns whether the text ends before its brackets are closed. */
function isCutOff(text: string, first: ParseError, errors: readonly ParseError[]): boolean {
  if (first.offset + first.length < text.trimEnd().length) return false;
  return errors.some(({ error }) => printParseErrorCode(error).startsWith('Close'));
}

/**
 * Parses JSON into a tree, or returns the first fault.
 * @param text without a byte order mark
 */
export function readJsonTree(text: string): { readonly root: Node } | { readonly fault: JsonFault } {
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { allowTrailingComma: false, disallowComments: true });
  const [first] = errors;
  if (first !== undefined) {
    const kind = isCutOff(text, first, errors) ? 'cutOff' : 'malformed';
    return { fault: { offset: first.offset, kind, detail: printParseErrorCode(first.error) } };
  }
  if (root === undefined) throw new Error('The parser gave neither a value nor an error');
  const repeated = repeatedName(root);
  if (repeated === undefined) return { root };
  return { fault: { offset: repeated.offset, kind: 'repeatedName', detail: String(repeated.value) } };
}
