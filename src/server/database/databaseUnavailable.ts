/**
 * The database could not be reached, or was lost while it worked: whether the work was done is unknown.
 * Asking again with the same idempotency key is safe.
 */
export class DatabaseUnavailable extends Error {
  constructor(cause: unknown) {
    super(`The database is out of reach: ${cause instanceof Error ? cause.message : String(cause)}`, {
      cause,
    });
  }
}
