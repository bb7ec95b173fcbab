import { reason } from '../errors/reason';

/** Refuses a change, which is undone wholly. The message is one line that says what to change, then any rows that explain it. */
export class Refusal extends Error {
  readonly details: string;

  constructor(message: string, details = '') {
    super(message);
    this.details = details;
  }
}

/** Returns what was found, or refuses. */
export function orRefuse<Row>(row: Row | undefined, complaint: string): Row {
  if (row === undefined) throw new Refusal(complaint);
  return row;
}

/** Says why a file cannot be read. */
export function unreadable(path: string, error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  return new Refusal(
    (error as NodeJS.ErrnoException).code === 'ENOENT'
      ? `Fișierul ${path} nu există.`
      : `Fișierul ${path} nu poate fi citit: ${reason(error)}`,
  );
}
