import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';

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

const clientsIn = (texts: readonly string[]): readonly string[] =>
  texts.map(clientIn).filter((client) => client !== undefined);

/** Returns the clients at addresses, as {@link addressOf} does; skips texts that are no address. */
export const countedAddresses = (texts: readonly string[]): ReadonlySet<string> => new Set(clientsIn(texts));

/** Returns the client that sent a request; if the proxy forwards no valid address, the proxy itself. */
export const addressOf = ({ ip, ips = [ip] }: Pick<FastifyRequest, 'ip' | 'ips'>): string =>
  clientsIn(ips).at(-1) ?? '0.0.0.0';

/** Returns the network of a client: an IPv4 /24, or an IPv6 /48. Both are the client's bytes without the last. */
export const networkOf = (client: string): string => client.slice(0, client.lastIndexOf('.'));
