import { createHash, randomBytes } from 'node:crypto';

/** The request's data apart from the visitor's input. */
export interface RequestMeta {
  /** The visitor's own name for this attempt: the same key never counts twice. */
  readonly key: string | null;
  /** Ms since the epoch. */
  readonly now: number;
}

/** Returns a digest of the request, by which a repeated key is compared. */
export const requestHash = (asked: object): string =>
  createHash('sha256').update(JSON.stringify(asked)).digest('base64url');

/** Crockford's base 32: no letter that is mistaken for a digit when read out on the phone. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Returns a code for a stored request, like `7KQ3M9XA`: 40 random bits, so that it cannot be guessed. */
export const newReference = (): string =>
  Array.from(randomBytes(8), (byte) => ALPHABET[byte % ALPHABET.length]).join('');
