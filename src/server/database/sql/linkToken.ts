import { randomBytes } from 'node:crypto';
import { sha256 } from './hashing';

/** The unguessable part of a patient's own link: 256 random bits. */
export function newLinkToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Whoever reads the table learns no link from it. */
export function linkHash(token: string): string {
  return sha256(token);
}
