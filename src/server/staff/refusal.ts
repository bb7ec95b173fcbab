import { reason } from '../db/errors';

/**
 * Refusal of a change, which is rolled back. The message is one line with what to change, then any rows that explain
 * it.
 */
export class Refusal extends Error {}

/** @throws {Refusal} with the complaint if nothing was found */
export function orRefuse<Row>(row: Row | undefined, complaint: string): Row {
  if (row === undefined) throw new Refusal(complaint);
  return row;
}

/** @throws {Refusal} if the last day is before the first */
export function refuseReversed(first: string, last: string): void {
  if (last < first) throw new Refusal(`Ultima zi, ${last}, este înaintea primei, ${first}.`);
}

/** Runs work and puts words, such as a place in a file, before the message of its Refusal. */
export async function prefixRefusals<Result>(words: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw new Refusal(words + error.message);
  }
}

/** Returns a Refusal that explains why a file cannot be read. */
export function unreadable(path: string, error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  const { code = '' } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT') return new Refusal(`Fișierul ${path} nu există.`);
  if (code.startsWith('Z_')) return new Refusal(`Arhiva ${path} nu este întreagă. Folosiți alta.`);
  if (code === 'ERR_ENCODING_INVALID_ENCODED_DATA')
    return new Refusal(
      `Fișierul ${path} nu este scris în UTF-8, și literele cu semne s-ar strica. Salvați-l din nou: în Excel ca „CSV UTF-8”, în LibreOffice cu setul de caractere „Unicode (UTF-8)”, în Notepad cu codificarea UTF-8.`,
    );
  return new Refusal(`Fișierul ${path} nu poate fi citit: ${reason(error)}`);
}
