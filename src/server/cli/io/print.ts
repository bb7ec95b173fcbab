/** Prints what is no part of the result: on the standard error, away from files and pipes. */
export function printNote(text: string): void {
  process.stderr.write(`${text}\n`);
}

/** The command's exit codes; the help and the README name the same three. */
export const EXIT = { done: 0, failed: 1, misused: 2 } as const;

/** The command line itself is wrong. The message is one line that says what to change. */
export class Misuse extends Error {}
