import { randomBytes } from 'node:crypto';

/** Crockford's base 32: no letter that is mistaken for a digit when read out on the phone. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 8;

/** A code for a stored request, like `7KQ3M9XA`: 40 random bits, so that nobody guesses another's. */
export function newReference(): string {
  return Array.from(randomBytes(LENGTH), (byte) => ALPHABET[byte % ALPHABET.length]).join('');
}
