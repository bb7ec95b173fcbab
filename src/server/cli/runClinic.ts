import { CommanderError } from 'commander';
import { DatabaseConflict, DatabaseUnavailable } from '../db/errors';
import { reason } from '../errors/reason';
import { Refusal } from '../staff/refusal';
import { UsageError, printNote } from './io/terminal';
import { clinicProgram } from './program';

/** Exit codes, which the help and the README list too. */
const EXIT = { done: 0, failed: 1, misused: 2 } as const;

function complaintOf(error: unknown): string {
  if (error instanceof Refusal) return error.message;
  if (error instanceof DatabaseUnavailable)
    return 'Baza de date nu răspunde. Verificați că funcționează și că mai are loc, apoi încercați din nou.';
  if (error instanceof DatabaseConflict)
    return 'Altcineva a schimbat aceleași date în aceeași clipă. Nu s-a schimbat nimic; încercați din nou.';
  return `Comanda nu a reușit. Reîncercați; dacă se repetă, arătați-i celui care întreține site-ul: ${reason(error)}`;
}

/** Runs one command line and prints errors to standard error. Resolves with the exit code. */
export async function runClinic(args: readonly string[]): Promise<number> {
  try {
    await clinicProgram().parseAsync(args, { from: 'user' });
    return EXIT.done;
  } catch (error) {
    // Commander has printed help: requested, or because the command was missing.
    if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.done : EXIT.misused;
    printNote(complaintOf(error));
    return error instanceof UsageError ? EXIT.misused : EXIT.failed;
  }
}
