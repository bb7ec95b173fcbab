import { networkInterfaces } from 'node:os';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { MINUTE } from '../../domain/durations';
import { isPublic, type Config } from '../config/config';
import { Problem } from '../errors/problem';
import { addressOf, countedAddresses } from './uses';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** True for a route whose answer is made anew for each GET. */
    readonly isRendered?: boolean;
  }
}

/** Options of a route whose GETs are limited, because each costs many times what a kept page does. */
export const RENDERED = { config: { isRendered: true } } as const;
/** Most such GETs of one address within a minute. */
const RENDERED_PER_MINUTE = 60;

/**
 * Limits each address's posts, and its GETs of {@link RENDERED} routes, within a minute in this process: before a body
 * is read or a page is rendered. Register it once, before the routes.
 * @returns a function that returns a warning to the operator once a post came from this machine although the site is
 * public: the proxy does not forward addresses, or is not trusted. Empty before
 */
export async function limitRequests(
  app: FastifyInstance,
  { postsPerMinute, publicUrl, receptionAddresses, trustProxy }: Config,
): Promise<() => string> {
  const reception = countedAddresses(receptionAddresses);
  const interfaces = Object.values(networkInterfaces()).flatMap((some = []) => some);
  const own = countedAddresses(['127.0.0.1', '::1', ...interfaces.map(({ address }) => address)]);
  const isPost = ({ method }: FastifyRequest): boolean => method === 'POST';
  const isOpen = isPublic(publicUrl);
  let [isShared, isForwardNoted] = [false, trustProxy > 0];
  app.addHook('onRequest', async (request) => {
    isShared ||= isOpen && isPost(request) && own.has(addressOf(request));
    if (isForwardNoted || request.headers['x-forwarded-for'] === undefined) return;
    isForwardNoted = true;
    app.log.warn(
      'X-Forwarded-For arrives, but TRUST_PROXY is off: behind a proxy all visitors share one budget.',
    );
  });
  // A request whose connection is gone gets no answer, and shares its missing address with all such requests.
  const isLimited = (request: FastifyRequest): boolean =>
    request.raw.socket.remoteAddress !== undefined &&
    (isPost(request) ? postsPerMinute > 0 : request.routeOptions.config.isRendered === true);
  await app.register(rateLimit, {
    max: (request) => (isPost(request) ? postsPerMinute : RENDERED_PER_MINUTE),
    timeWindow: MINUTE,
    keyGenerator: (request) => `${isPost(request) ? 'posts' : 'pages'} ${addressOf(request)}`,
    allowList: (request) => !isLimited(request) || reception.has(addressOf(request)),
    errorResponseBuilder: () => new Problem(429),
  });
  return () =>
    isShared
      ? `Posts come from this machine's own address, so all visitors share one budget: let the proxy send X-Forwarded-For and set TRUST_PROXY.`
      : '';
}
