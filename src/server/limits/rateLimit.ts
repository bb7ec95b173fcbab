import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { MINUTE } from '../../domain/durations';
import type { Config } from '../config/config';
import { Problem } from '../errors/problem';
import { addressOf, countedAddresses } from './uses';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** True for a route whose answer is rendered for each GET. */
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
 */
export async function limitRequests(
  app: FastifyInstance,
  { postsPerMinute, receptionAddresses }: Config,
): Promise<void> {
  const reception = countedAddresses(receptionAddresses);
  const isPost = ({ method }: FastifyRequest): boolean => method === 'POST';
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
}
