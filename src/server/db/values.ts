import { hash, randomBytes } from 'node:crypto';

// Instants, ids, references and digests as they are stored.

/** Converts ms since the epoch to ISO text in UTC, the format of stored timestamps. */
export const iso = (instant: number): string => new Date(instant).toISOString();

/** Returns false for a number too large for a table's `integer`: PostgreSQL fails even on a query for it. */
export const canBeId = (id: number): boolean => id < 2 ** 31;

/** Returns ids for a condition with `in`, which must not be empty: 0 is no row's id. */
export const anyOf = (ids: readonly number[]): readonly number[] => [0, ...ids];

/** Crockford's base 32, without letters that are mistaken for digits on the phone. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Returns a random 40-bit code for a stored request, like `7KQ3M9XA`. */
export const newReference = (): string =>
  Array.from(randomBytes(8), (byte) => ALPHABET[byte % ALPHABET.length]).join('');

/** Key and time of a request. */
export interface RequestMeta {
  /** Idempotency key chosen by the client: requests with the same key count once. Null without one. */
  readonly key: string | null;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/**
 * Returns a digest of the request, to detect a key that is reused for another request. Empty fields do not count: a form
 * that gets a further one repeats what its older version has sent.
 */
export const requestHash = (asked: object): string =>
  hash(
    'sha256',
    JSON.stringify(asked, (_, value: unknown) => (value === '' ? undefined : value)),
    'base64url',
  );
