import type { FastifyRequest } from 'fastify';
import { isLoopback } from './isLoopback';

/** Servers that said that a proxy is in front of them. */
const said = new WeakSet<object>();

/** True for what a program of this machine asks by itself, not for somebody else, of whom only a proxy knows. */
export function isExempt({ ip, headers, server }: FastifyRequest): boolean {
  if (!isLoopback(ip)) return false;
  const isForwarded = 'x-forwarded-for' in headers || 'forwarded' in headers;
  if (isForwarded && !said.has(server.server)) {
    said.add(server.server);
    server.log.warn('A proxy on this machine asks for others, who share one limit unless TRUST_PROXY is set');
  }
  return !isForwarded;
}
