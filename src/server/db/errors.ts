/** Returns the message of any thrown value in one line. */
export function reason(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).replace(/\s+/g, ' ');
}

/**
 * The database is unreachable, was lost during the work, or has no space left. The work may or may not be done; a retry
 * with the same idempotency key is safe.
 */
export class DatabaseUnavailable extends Error {
  readonly statusCode = 503;

  constructor(cause: unknown) {
    super(`The database is out of reach: ${reason(cause)}`, { cause });
  }
}

/** The transaction conflicted with another one and was rolled back. It can be retried. */
export class DatabaseConflict extends Error {
  readonly statusCode = 503;

  constructor(cause: unknown) {
    super(`The database undid a transaction: ${reason(cause)}`, { cause });
  }
}

/** Returns PostgreSQL's, or the system's, code of the fault with which a database could not be opened; '' without one. */
export function codeOf(error: unknown): string {
  const { code = '' } = (error instanceof DatabaseUnavailable ? error.cause : error) as { code?: string };
  return code;
}

/** The database has no tables, and the caller may not create them. */
export class DatabaseEmpty extends Error {}

/**
 * The database refused a statement, which is a bug. The message names table and constraint but no values: PostgreSQL's
 * own message contains values, and errors are logged.
 */
export class DatabaseRefusal extends Error {
  /** @param code PostgreSQL's error code */
  constructor(
    readonly code: string,
    ...place: readonly (string | undefined)[]
  ) {
    super(`The database refused a statement: ${[code, ...place].filter(Boolean).join(', ')}`);
  }
}
