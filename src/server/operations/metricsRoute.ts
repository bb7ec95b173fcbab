import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config';
import { wireError } from '../errors/problem';
import type { Metrics } from './metrics';

export const METRICS_PATH = '/metrics';

/** Comparing digests takes the same time wherever the two texts differ. */
function isSame(given: string, expected: string): boolean {
  const [left, right] = [given, expected].map((text) => createHash('sha256').update(text).digest());
  return left !== undefined && right !== undefined && timingSafeEqual(left, right);
}

export interface MetricsRouteOptions extends Pick<Config, 'metricsToken'> {
  readonly metrics: Metrics;
}

export function metricsRoute(app: FastifyInstance, { metrics, metricsToken }: MetricsRouteOptions): void {
  app.get(METRICS_PATH, async ({ headers }, reply) => {
    if (metricsToken !== '' && !isSame(headers.authorization ?? '', `Bearer ${metricsToken}`)) {
      return reply.code(401).header('www-authenticate', 'Bearer').send(wireError(401));
    }
    const { type, body } = await metrics.text();
    return reply.header('cache-control', 'no-store').type(type).send(body);
  });
}
