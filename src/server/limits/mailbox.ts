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
  // Text that is no domain is kept as it is.
  return [text.slice(0, Math.max(at, 0)), domainToASCII(domain) || domain];
}

/**
 * Returns an e-mail address in the one spelling by which a person's rows are found: small letters, the domain in ASCII,
 * without characters that are not seen. Empty for an empty one.
 */
export function normalizedEmail(email: string): string {
  const [name, domain] = partsOf(email);
  return name === '' ? domain : `${name}@${domain}`;
}

/** Providers that deliver to one mailbox whatever dots its name has. */
const DOTLESS = ['gmail.com', 'googlemail.com'];

/** Returns a digest of the mailbox that the address leads to, by which mails are limited. */
export function mailboxDigest(email: string): string {
  const [spelled, domain] = partsOf(email);
  // The text after a plus is the reader's own mark.
  const name = spelled.replace(/(?<=.)\+.*/, '');
  const mailbox = DOTLESS.includes(domain)
    ? `${name.replaceAll('.', '')}@${DOTLESS[0]}`
    : `${name}@${domain}`;
  return createHash('sha256').update(mailbox).digest('base64url');
}
