import { callbackify } from 'node:util';
import rateLimit, {
  normalizeIP,
  type FastifyRateLimitStore,
  type FastifyRateLimitStoreCtor,
} from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config/config';
import type { ClinicDatabase } from '../database/ports/clinicDatabase';
import type { LimitStore } from '../database/ports/limitStore';
import { Problem } from '../errors/problem';
import { isExempt } from './isExempt';

/** Milliseconds. */
const WINDOW = 60_000;

type CountPost = NonNullable<LimitStore['countPost']>;

/** The plugin's store over counts that all processes share. */
function sharedStore(countPost: CountPost): FastifyRateLimitStoreCtor {
  const count = callbackify(async (address: string) => {
    const now = Date.now();
    const window = Math.floor(now / WINDOW);
    return { current: await countPost(address, window), ttl: (window + 1) * WINDOW - now };
  });
  return class SharedStore implements FastifyRateLimitStore {
    incr(...[address, callback]: Parameters<FastifyRateLimitStore['incr']>) {
      count(address, callback);
    }

    child() {
      return this;
    }
  };
}

export interface PostLimit extends Pick<Config, 'postsPerMinute'> {
  readonly database: Pick<ClinicDatabase, 'limits'>;
}

/** Each address may post so often in a minute, whichever process it reaches where these share their counts. */
export async function limitPosts(
  app: FastifyInstance,
  { postsPerMinute, database }: PostLimit,
): Promise<void> {
  if (postsPerMinute === 0) return;
  const { countPost } = database.limits;
  await app.register(rateLimit, {
    max: postsPerMinute,
    timeWindow: WINDOW,
    ...(countPost && { store: sharedStore(countPost) }),
    // Who cannot be counted is let through: the booking itself will say that the database is away.
    skipOnError: true,
    allowList: isExempt,
    errorResponseBuilder: () => new Problem(429),
  });
}

/**
 * Counts one more post of the request's address, for a route that counts something else by itself.
 * @param app where posts are limited
 * @throws {Problem} 429 when the address has posted enough in this minute
 */
export async function countPost(
  app: FastifyInstance,
  request: FastifyRequest,
  { postsPerMinute }: Pick<PostLimit, 'postsPerMinute'>,
): Promise<void> {
  if (postsPerMinute === 0) return;
  const counted = await app.createRateLimit()(request);
  if (!counted.isAllowed && counted.isExceeded)
    throw new Problem(429, undefined, { 'retry-after': String(counted.ttlInSeconds) });
}

/**
 * Counts a route's requests apart from all other posts.
 * @param most of one address in a minute
 */
export const countedApart = (name: string, most: number) => ({
  rateLimit: { max: most, keyGenerator: ({ ip }: FastifyRequest) => `${name} ${normalizeIP(ip)}` },
});
