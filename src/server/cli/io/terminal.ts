import { createInterface } from 'node:readline/promises';
import { Refusal } from '../../staff/refusal';

/** Prints what is no part of the result: on the standard error, away from files and pipes. */
export function printNote(text: string): void {
  process.stderr.write(`${text}\n`);
}

/** A mistake in the command line itself. The message is one line with what to change. */
export class UsageError extends Refusal {}

/**
 * Asks a person before something is taken away. The question goes to the standard error, so that it shows
 * even when the output goes to a file.
 * @throws {Refusal} unless the person agrees; {UsageError} without a terminal and without `--yes`
 */
export async function confirm(question: string, yes: boolean | undefined): Promise<void> {
  if (yes) return;
  if (!process.stdin.isTTY)
    throw new UsageError(`${question} Adăugați --yes pentru a confirma fără întrebare.`);
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  // Ctrl+D or Ctrl+C instead of an answer.
  const silence = new Promise<string>((resolve) => terminal.once('close', () => resolve('')));
  const answer = await Promise.race([
    terminal.question(`${question} Scrieți „da” pentru a continua: `),
    silence,
  ]);
  terminal.close();
  if (!/^da$/i.test(answer.trim())) throw new Refusal('Ați renunțat. Nu s-a schimbat nimic.');
}
