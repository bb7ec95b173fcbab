import { CommanderError } from 'commander';
import { DatabaseConflict, DatabaseRefusal, DatabaseUnavailable } from '../db/errors';
import { reason } from '../errors/reason';
import { Refusal } from '../staff/refusal';
import { EXIT, Misuse, printNote } from './io/print';
import { clinicProgram } from './program';
import { romanianComplaint } from './romanian';

/** Help that was asked for is no mistake; commander has printed it. */
function codeOf(error: unknown): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.done : EXIT.misused;
  return error instanceof Misuse ? EXIT.misused : EXIT.failed;
}

function complaintOf(error: unknown): string {
  if (error instanceof CommanderError) return error.code === 'commander.help' ? '' : romanianComplaint(error);
  if (error instanceof DatabaseUnavailable)
    return 'Baza de date nu răspunde. Verificați că funcționează și că mai are loc, apoi încercați din nou.';
  if (error instanceof DatabaseConflict)
    return 'Altcineva a schimbat aceleași date în aceeași clipă. Nu s-a schimbat nimic; încercați din nou.';
  if (error instanceof DatabaseRefusal)
    return `Baza de date a refuzat schimbarea și nu s-a schimbat nimic. Reîncercați; dacă se repetă, arătați-i celui care întreține site-ul: ${reason(error)}`;
  if (error instanceof Refusal || error instanceof Misuse) return error.message;
  return `Comanda nu a reușit. Reîncercați; dacă se repetă, arătați-i celui care întreține site-ul: ${reason(error)}`;
}

/** Runs one command line to its end, and says on the standard error what went wrong. Resolves with the exit code. */
export async function runClinic(args: readonly string[]): Promise<number> {
  try {
    await clinicProgram().parseAsync(args, { from: 'user' });
    return EXIT.done;
  } catch (error) {
    const code = codeOf(error);
    if (code === EXIT.done) return code;
    const complaint = complaintOf(error);
    if (complaint !== '') printNote(complaint);
    if (error instanceof Refusal && error.details !== '') printNote(error.details);
    return code;
  }
}
