import { createHash, randomBytes } from 'node:crypto';

/** Of the parts one after the other. */
export const sha256 = (...parts: readonly string[]): string =>
  parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest('base64url');

/** 128 random bits, without which nobody can try what a hash was made of. */
export const newSalt = (): string => randomBytes(16).toString('base64url');
