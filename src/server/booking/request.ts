import { createHash, randomBytes } from 'node:crypto';

/** What comes with a request besides what the visitor typed. */
export interface RequestMeta {
  /** The visitor's own name for this attempt: the same key never counts twice. */
  readonly key: string | null;
  /** Ms since the epoch. */
  readonly now: number;
}

/** Returns a digest of what was asked for, by which a repeated key is compared. */
export const requestHash = (asked: object): string =>
  createHash('sha256').update(JSON.stringify(asked)).digest('base64url');

/** Crockford's base 32: no letter that is mistaken for a digit when read out on the phone. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Returns a code for a stored request, like `7KQ3M9XA`: 40 random bits, so that nobody guesses another's. */
export const newReference = (): string =>
  Array.from(randomBytes(8), (byte) => ALPHABET[byte % ALPHABET.length]).join('');
