import { createInterface } from 'node:readline';
import { Refusal } from '../../staff/refusal';

/** Prints a note to standard error, because files and pipes take the result from standard output. */
export function printNote(text: string): void {
  process.stderr.write(`${text}\n`);
}

/** A mistake in the command line. The message is one line with the correction. */
export class UsageError extends Refusal {}

/**
 * Asks staff to confirm a destructive step. The question goes to standard error, so that it shows even if the output
 * goes to a file.
 * @throws {Refusal} if the answer is not „da”
 * @throws {UsageError} without a terminal and without `--yes`
 */
export async function confirm(question: string, yes: boolean | undefined): Promise<void> {
  if (yes) return;
  if (!process.stdin.isTTY)
    throw new UsageError(`${question} Adăugați --yes pentru a confirma fără întrebare.`);
  process.stderr.write(`${question} Scrieți „da” pentru a continua: `);
  const terminal = createInterface(process.stdin);
  // Ctrl+D ends the input without an answer.
  const { value: answer = '' } = (await terminal[Symbol.asyncIterator]().next()) as { value?: string };
  terminal.close();
  if (!/^da$/i.test(answer.trim())) throw new Refusal('Ați renunțat. Nu s-a schimbat nimic.');
}
