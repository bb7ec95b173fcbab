import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { ClinicDatabase } from '../database/ports/clinicDatabase';
import { wireError } from '../errors/problem';

export const HEALTH = { live: '/health/live', ready: '/health/ready' } as const;

/** Milliseconds; a load balancer asks again every few seconds. */
const PATIENCE = 2_000;

export interface HealthOptions {
  readonly database: Pick<ClinicDatabase, 'ping'>;
  /** True from the signal that stops the server on. */
  readonly isDraining: () => boolean;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * `live`: the process answers; if not, start it anew. `ready`: it can take bookings; if not, send them elsewhere.
 * The server listens only once its tables are up to date, so an answer says that too.
 */
export function healthRoutes(app: FastifyInstance, options: HealthOptions): void {
  const headers = { ...options.headers, 'cache-control': 'no-store' };

  app.get(HEALTH.live, (_request, reply) => reply.headers(headers).send({ status: 200 }));

  app.get(HEALTH.ready, async (request, reply) => {
    void reply.headers(headers);
    if (options.isDraining()) return reply.code(503).send(wireError(503, 'Serverul se oprește.'));
    try {
      const tooLate = wait(PATIENCE, `No answer within ${PATIENCE} ms`, { ref: false });
      const failure = await Promise.race([options.database.ping(), tooLate]);
      if (failure !== undefined) throw new Error(failure);
      return await reply.send({ status: 200 });
    } catch (error) {
      request.log.warn({ err: error }, 'the database does not answer');
      return reply.code(503).send(wireError(503, 'Baza de date nu răspunde.'));
    }
  });
}
