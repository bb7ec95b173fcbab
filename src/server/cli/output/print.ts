import { textTable } from '../../words/text';

/** Options of every command that prints data. */
export interface PrintOptions {
  readonly json?: boolean | undefined;
}

/** Prints the result: as JSON for programs, as text for people. */
export function printResult({ json }: PrintOptions, data: unknown, text: string): void {
  process.stdout.write(`${json ? JSON.stringify(data, undefined, 2) : text}\n`);
}

/** Finds the name of what a row refers to. */
export type NameOf = (key: number | string) => string;

/** Columns of a table, by their headings. */
export type Columns<Row> = Readonly<Record<string, (row: Row, nameOf: NameOf) => string | number>>;

/** Prints rows, for people as a table. */
export function printTable<Row>(
  options: PrintOptions,
  rows: readonly Row[],
  columns: Columns<Row>,
  nameOf: NameOf = String,
): void {
  const cells = Object.values(columns);
  const text = textTable(
    Object.keys(columns),
    rows.map((row) => cells.map((cell) => cell(row, nameOf))),
  );
  printResult(options, rows, text);
}

/** Prints what is no part of the result: on the standard error, away from files and pipes. */
export function printNote(text: string): void {
  process.stderr.write(`${text}\n`);
}

/** The command's exit codes; the help and the README name the same three. */
export const EXIT = { done: 0, failed: 1, misused: 2 } as const;

/** The command line itself is wrong. The message is one line that says what to change. */
export class Misuse extends Error {}
