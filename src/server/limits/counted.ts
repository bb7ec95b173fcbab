import { createHash } from 'node:crypto';
import { domainToASCII } from 'node:url';
import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';

// Whom limits count: addresses of the network, and mailboxes.

/**
 * Returns the bytes of an address that count as one client: an IPv4 address, also if written as IPv6, or the /56 of an
 * IPv6 address. Ignores a port and brackets, which some proxies add. Undefined if the text is no address.
 */
function clientIn(text: string): string | undefined {
  const plain = text
    .trim()
    .replace(/^\[([^\]]+)\](?::\d+)?$/, '$1')
    .replace(/^([\d.]+):\d+$/, '$1')
    .replace(/%.*$/, '');
  const isAddress = ipaddr.IPv6.isValid(plain) || ipaddr.IPv4.isValidFourPartDecimal(plain);
  return isAddress ? ipaddr.process(plain).toByteArray().slice(0, 7).join('.') : undefined;
}

/** A request whose connection is gone has no address. */
const clientsIn = (texts: readonly (string | undefined)[]): readonly string[] =>
  texts.map((text = '') => clientIn(text)).filter((client) => client !== undefined);

/** Returns the clients at addresses, as {@link addressOf} does; skips texts that are no address. */
export const countedAddresses = (texts: readonly string[]): ReadonlySet<string> => new Set(clientsIn(texts));

/**
 * Returns the client that sent a request; if the proxy forwards no valid address, the proxy itself; `0.0.0.0` if
 * the connection is gone.
 */
export const addressOf = ({ ip, ips = [ip] }: Pick<FastifyRequest, 'ip' | 'ips'>): string =>
  clientsIn(ips).at(-1) ?? '0.0.0.0';

/** Returns the network of a client: an IPv4 /24, or an IPv6 /48. Both are the client's bytes without the last. */
export const networkOf = (client: string): string => client.slice(0, client.lastIndexOf('.'));

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
