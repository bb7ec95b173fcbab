import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';

/**
 * Returns the network that counts as one client: an IPv4 address, also if written as IPv6, or the /56 of an IPv6
 * address. Ignores a port and brackets, which some proxies add. Undefined if the text is no address.
 */
function networkOf(text: string): string | undefined {
  const plain = text
    .trim()
    .replace(/^\[([^\]]+)\](?::\d+)?$/, '$1')
    .replace(/^([\d.]+):\d+$/, '$1')
    .replace(/%.*$/, '');
  const isAddress = ipaddr.IPv6.isValid(plain) || ipaddr.IPv4.isValidFourPartDecimal(plain);
  if (!isAddress) return undefined;
  const address = ipaddr.process(plain);
  return address.kind() === 'ipv4' ? address.toString() : `${address.toByteArray().slice(0, 7).join('.')}/56`;
}

const networksOf = (texts: readonly string[]): readonly string[] =>
  texts.map(networkOf).filter((network) => network !== undefined);

/** Returns the networks of addresses, as {@link addressOf} does; skips texts that are no address. */
export const countedAddresses = (texts: readonly string[]): ReadonlySet<string> => new Set(networksOf(texts));

/** Returns the client's network; if the proxy forwards no valid address, the proxy's own. */
export const addressOf = ({ ip, ips = [ip] }: Pick<FastifyRequest, 'ip' | 'ips'>): string =>
  networksOf(ips).at(-1) ?? '0.0.0.0';
