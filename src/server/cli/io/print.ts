import { Refusal } from '../../staff/refusal';

/** Prints what is no part of the result: on the standard error, away from files and pipes. */
export function printNote(text: string): void {
  process.stderr.write(`${text}\n`);
}

/** The command line itself is wrong. The message is one line that says what to change. */
export class Misuse extends Refusal {}
