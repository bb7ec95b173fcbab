import { createHash, randomBytes } from 'node:crypto';

/** Key and time of a request. */
export interface RequestMeta {
  /** Idempotency key chosen by the client: requests with the same key count once. Null without one. */
  readonly key: string | null;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/** Returns a digest of the request, to detect a key that is reused for another request. */
export const requestHash = (asked: object): string =>
  createHash('sha256').update(JSON.stringify(asked)).digest('base64url');

/** Crockford's base 32, without letters that are mistaken for digits on the phone. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Returns a random 40-bit code for a stored request, like `7KQ3M9XA`. */
export const newReference = (): string =>
  Array.from(randomBytes(8), (byte) => ALPHABET[byte % ALPHABET.length]).join('');
