const reasonOf = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause));

/**
 * The database could not be reached, or was lost while it worked, or has no room: whether the work was done
 * is unknown. Asking again with the same idempotency key is safe.
 */
export class DatabaseUnavailable extends Error {
  readonly statusCode = 503;

  constructor(cause: unknown) {
    super(`The database is out of reach: ${reasonOf(cause)}`, { cause });
  }
}

/** Two transactions stood in each other's way and this one was undone: it can simply be tried again. */
export class DatabaseConflict extends Error {
  readonly statusCode = 503;

  constructor(cause: unknown) {
    super(`The database undid a transaction: ${reasonOf(cause)}`, { cause });
  }
}

/**
 * The database refused a statement: a fault of the program. The message names the place, never the values,
 * because PostgreSQL's own words hold values, and errors are logged.
 */
export class DatabaseRefusal extends Error {
  /** @param code PostgreSQL's own */
  constructor(
    readonly code: string,
    ...place: readonly (string | undefined)[]
  ) {
    super(`The database refused a statement: ${[code, ...place].filter(Boolean).join(', ')}`);
  }
}
