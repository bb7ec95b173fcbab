import { createInterface } from 'node:readline';
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
  process.stderr.write(`${question} Scrieți „da” pentru a continua: `);
  const terminal = createInterface(process.stdin);
  // Ctrl+D instead of an answer leaves none.
  const { value: answer = '' } = (await terminal[Symbol.asyncIterator]().next()) as { value?: string };
  terminal.close();
  if (!/^da$/i.test(answer.trim())) throw new Refusal('Ați renunțat. Nu s-a schimbat nimic.');
}
