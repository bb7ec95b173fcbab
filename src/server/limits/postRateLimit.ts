import { networkInterfaces } from 'node:os';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config';
import { Problem } from '../errors/problem';
import { addressOf, countedAddresses } from './address';

/** The limit's window in ms. */
const WINDOW = 60_000;

const isPublic = (url: string): boolean => !/^(?:localhost|127\.[\d.]+|\[::1\])$/.test(new URL(url).hostname);

/**
 * Limits each address's posts within a minute, in this process. Register it once, before the routes.
 * @returns a function that returns a warning to the operator once a post came from this machine although the site is
 * public: the proxy does not forward addresses, or is not trusted. Empty before
 */
export async function limitPosts(
  app: FastifyInstance,
  { postsPerMinute, publicUrl, receptionAddresses }: Config,
): Promise<() => string> {
  const reception = countedAddresses(receptionAddresses);
  const interfaces = Object.values(networkInterfaces()).flatMap((some = []) => some);
  const own = countedAddresses(['127.0.0.1', '::1', ...interfaces.map(({ address }) => address)]);
  let isShared = false;
  if (isPublic(publicUrl))
    app.addHook('onRequest', async (request) => {
      isShared ||= request.method === 'POST' && own.has(addressOf(request));
    });
  if (postsPerMinute > 0)
    await app.register(rateLimit, {
      max: postsPerMinute,
      timeWindow: WINDOW,
      // After the body is read, so that the error page keeps the input.
      hook: 'preHandler',
      keyGenerator: addressOf,
      allowList: (request) => request.method !== 'POST' || reception.has(addressOf(request)),
      errorResponseBuilder: () => new Problem(429),
    });
  return () =>
    isShared
      ? `Posts come from this machine's own address, so all visitors share one budget: let the proxy send X-Forwarded-For and set TRUST_PROXY.`
      : '';
}
