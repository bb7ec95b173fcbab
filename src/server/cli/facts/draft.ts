import { nodeAt, positionIn, readJsonTree, type JsonFault, type JsonPath } from '../../../domain/jsonTree';
import { Refusal } from '../output/answer';
import type { Problem } from './factsProblems';

/** What a file says, not yet checked. */
export interface Draft {
  readonly fileName: string;
  readonly value: unknown;
  /** From 1 on. */
  readonly lineOf: (path: JsonPath) => number;
}

/** Nobody reads more. */
const MOST_PROBLEMS = 50;

/** The whole file, with the lines that are wrong. */
export function fileRefusal(
  fileName: string,
  problems: readonly { line: number; message: string }[],
): Refusal {
  const lines = problems.map(({ line, message }) => `linia ${line}: ${message}`);
  const more = lines.length - MOST_PROBLEMS;
  return new Refusal(
    `Fișierul ${fileName} nu poate fi importat. Nu s-a schimbat nimic.`,
    [...lines.slice(0, MOST_PROBLEMS), ...(more > 0 ? [`… și încă ${more}`] : [])].join('\n'),
  );
}

export function refusalOf({ fileName, lineOf }: Draft, problems: readonly Problem[]): Refusal {
  return fileRefusal(
    fileName,
    problems.map(({ path, message }) => ({ line: lineOf(path), message })),
  );
}

const FAULTS: Readonly<Record<JsonFault['kind'], (detail: string) => string>> = {
  cutOff: () => 'Fișierul se termină prea devreme.',
  malformed: (code) => `Nu este JSON (${code}).`,
  repeatedName: (name) => `„${name}” apare de două ori.`,
};

/** @throws {Refusal} for what is no JSON */
export function jsonDraft(fileName: string, text: string): Draft {
  const read = readJsonTree(text);
  if ('fault' in read) {
    const { offset, kind, detail } = read.fault;
    throw fileRefusal(fileName, [{ line: positionIn(text, offset).line, message: FAULTS[kind](detail) }]);
  }
  const { root } = read;
  return {
    fileName,
    value: JSON.parse(text),
    lineOf: (path) => positionIn(text, nodeAt(root, path).offset).line,
  };
}
