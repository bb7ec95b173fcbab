import { sha256 } from './hashing';

/** Providers that deliver to one mailbox whatever dots its name has. */
const DOTLESS = ['gmail.com', 'googlemail.com'];

/**
 * What limits count as one: an address without what does not change where its mail arrives.
 * @returns a digest, so that nobody's address stands in one place more
 */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1).toLowerCase();
  // What follows a plus is the reader's own mark.
  const name = email
    .slice(0, at)
    .toLowerCase()
    .replace(/(?<=.)\+.*/, '');
  return sha256(DOTLESS.includes(domain) ? `${name.replaceAll('.', '')}@${DOTLESS[0]}` : `${name}@${domain}`);
}
