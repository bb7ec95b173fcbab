import { textTable } from '../../words/text';

/** Options of every command that answers with data. */
export interface AnswerOptions {
  readonly json?: boolean | undefined;
}

/** Prints the result: as JSON for programs, else as text for people. */
export function answer({ json }: AnswerOptions, data: unknown, text: string): void {
  process.stdout.write(`${json ? JSON.stringify(data, undefined, 2) : text}\n`);
}

/** Prints rows, for people as a table. */
export function answerTable<Row>(
  options: AnswerOptions,
  rows: readonly Row[],
  head: readonly string[],
  lineOf: (row: Row) => readonly (string | number)[],
): void {
  answer(options, rows, textTable(head, rows.map(lineOf)));
}

/** Tells a person what is no part of the result: on the standard error, away from files and pipes. */
export function tell(text: string): void {
  process.stderr.write(`${text}\n`);
}

/** What the command's exit code says; the help and the README name the same three. */
export const EXIT = { done: 0, failed: 1, misused: 2 } as const;

/** Refused or failed: nothing has changed. The message is one line that says what to change, then any rows that explain it. */
export class Refusal extends Error {
  readonly details: string;

  constructor(message: string, details = '') {
    super(message);
    this.details = details;
  }
}

/** The command line itself is wrong. The message is one line that says what to change. */
export class Misuse extends Error {}
