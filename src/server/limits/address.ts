import { isIP, isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** Returns an address as it stands, without the port or brackets that some proxies add; undefined for another text. */
function plainAddress(text: string): string | undefined {
  const trimmed = text.trim();
  const [, bracketed] = /^\[([^\]]+)\](?::\d+)?$/.exec(trimmed) ?? [];
  const [, ported] = /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(trimmed) ?? [];
  const address = (bracketed ?? ported ?? trimmed).replace(/%.*$/, '');
  return isIP(address) === 0 ? undefined : address;
}

/** Returns the eight numbers of an IPv6 address. */
function groupsOf(address: string): readonly number[] {
  // The URL writes each address in one way, in hexadecimal.
  const [head = '', tail = ''] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const numbers = (part: string): number[] =>
    part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16));
  const [first, last] = [numbers(head), numbers(tail)];
  return [...first, ...Array<number>(8 - first.length - last.length).fill(0), ...last];
}

/** Returns what limits count as one: an IPv4 address, also one written as IPv6, or the /56 of an IPv6 address. */
function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const groups = groupsOf(address);
  const [, , , fourth = 0, , sixth, high = 0, low = 0] = groups;
  if (sixth === 0xffff && groups.slice(0, 5).every((group) => group === 0))
    return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  const prefix = [...groups.slice(0, 3), fourth & 0xff00];
  return `${prefix.map((group) => group.toString(16)).join(':')}::/56`;
}

/** Returns the network of a client; where a proxy names no address, the proxy's own. */
export function addressOf({ ip, ips = [ip] }: Pick<FastifyRequest, 'ip' | 'ips'>): string {
  const known = ips.map(plainAddress).filter((address) => address !== undefined);
  return networkOf(known.at(-1) ?? '0.0.0.0');
}

/** Returns addresses as {@link addressOf} writes them; those that are none are left out. */
export const countedAddresses = (texts: readonly string[]): ReadonlySet<string> =>
  new Set(
    texts
      .map(plainAddress)
      .filter((address) => address !== undefined)
      .map(networkOf),
  );
