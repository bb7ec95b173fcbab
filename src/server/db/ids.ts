import { randomBytes } from 'node:crypto';

/** Returns false for a number too large for a table's `integer`: PostgreSQL fails even on a query for it. */
export const canBeId = (id: number): boolean => id < 2 ** 31;

/** Returns ids for a condition with `in`, which must not be empty: 0 is no row's id. */
export const anyOf = (ids: readonly number[]): readonly number[] => [0, ...ids];

/** Crockford's base 32, without letters that are mistaken for digits on the phone. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Returns a random 40-bit code for a stored request, like `7KQ3M9XA`. */
export const newReference = (): string =>
  Array.from(randomBytes(8), (byte) => ALPHABET[byte % ALPHABET.length]).join('');
