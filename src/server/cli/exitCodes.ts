/** What the command's exit code says; the help and the README name the same three. */
export const EXIT = { done: 0, failed: 1, misused: 2 } as const;

/** Refused or failed: nothing has changed. The message is one line that says what to change, then any rows that explain it. */
export class Refusal extends Error {
  readonly details: string;

  constructor(message: string, details = '') {
    super(message);
    this.details = details;
  }
}

/** The command line itself is wrong. The message is one line that says what to change. */
export class Misuse extends Error {}
