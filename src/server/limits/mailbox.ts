import { createHash } from 'node:crypto';
import { domainToASCII } from 'node:url';

function partsOf(email: string): readonly [name: string, domain: string] {
  const text = email
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .trim()
    .toLowerCase();
  const at = text.lastIndexOf('@');
  const domain = text.slice(at + 1);
  // A text that is no valid domain is kept as it is.
  return [text.slice(0, Math.max(at, 0)), domainToASCII(domain) || domain];
}

/**
 * Normalizes an e-mail address, by which a person's rows are found: lower case, ASCII domain, no invisible characters.
 * Empty for an empty one.
 */
export function normalizedEmail(email: string): string {
  const [name, domain] = partsOf(email);
  return name === '' ? domain : `${name}@${domain}`;
}

/** Providers that ignore dots in a mailbox's name. */
const DOTLESS = ['gmail.com', 'googlemail.com'];

/** Returns a digest of the mailbox behind an address, by which mails are limited. */
export function mailboxDigest(email: string): string {
  const [spelled, domain] = partsOf(email);
  // Text after a plus is a tag of the mailbox's owner.
  const name = spelled.replace(/(?<=.)\+.*/, '');
  const mailbox = DOTLESS.includes(domain)
    ? `${name.replaceAll('.', '')}@${DOTLESS[0]}`
    : `${name}@${domain}`;
  return createHash('sha256').update(mailbox).digest('base64url');
}
