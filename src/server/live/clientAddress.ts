import type { IncomingMessage } from 'node:http';

/**
 * Who asks, as far as the proxies in front are believed.
 * @param trustedProxies how many of them are
 */
export function clientAddress({ headers, socket }: IncomingMessage, trustedProxies: number): string {
  const forwarded = String(headers['x-forwarded-for'] ?? '').split(',');
  const hops = [...forwarded.map((part) => part.trim()).filter(Boolean), socket.remoteAddress ?? ''];
  return hops[Math.max(0, hops.length - 1 - trustedProxies)] ?? '';
}
