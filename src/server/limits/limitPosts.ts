import { callbackify } from 'node:util';
import rateLimit, { type FastifyRateLimitStore, type FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
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
