import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../db/schema';
import { wireError } from '../errors/problem';
import { reason } from '../errors/reason';

export const HEALTH = { live: '/health/live', ready: '/health/ready' } as const;

/** Milliseconds that the database may take; a load balancer asks again every few seconds. */
const TIMEOUT_MS = 2_000;
/** Milliseconds for which an answer of the database is good: many requests cost no more than one. */
const GOOD_FOR = 500;

/** Reads and locks, as a booking does, where the appointments grow. @returns why it could not; undefined if it could */
const ping = (db: Db): Promise<string | undefined> =>
  db
    .transaction()
    .execute(async (tx) => {
      for (const table of ['slots', 'appointments', 'outbox', 'journal'] as const)
        await tx.selectFrom(table).selectAll().orderBy('id', 'desc').limit(1).execute();
    })
    .then(() => undefined, reason);

/**
 * `live`: the process answers; if not, restart it. `ready`: it can take bookings; if not, send them elsewhere. The
 * server listens only once its tables are up to date.
 * @param isDraining true from the signal that stops the server on
 * @param warnings faults for the operator although the server works, a line each
 */
export function healthRoutes(
  app: FastifyInstance,
  { db, isDraining }: { readonly db: Db; readonly isDraining: () => boolean },
  warnings: () => readonly string[],
): void {
  let pingedAt = -Infinity;
  let pinged: Promise<string | undefined>;

  app.get(HEALTH.live, (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 200 }));

  app.get(HEALTH.ready, async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    if (isDraining()) return reply.code(503).send(wireError(503, 'Serverul se oprește.'));
    if (performance.now() - pingedAt > GOOD_FOR) {
      pingedAt = performance.now();
      pinged = ping(db);
    }
    const tooLate = wait(TIMEOUT_MS, `no answer within ${TIMEOUT_MS} ms`, { ref: false });
    const problem = await Promise.race([pinged, tooLate]);
    if (problem !== undefined) {
      request.log.warn({ problem }, 'the database does not answer');
      return reply.code(503).send(wireError(503, 'Baza de date nu răspunde.'));
    }
    const found = warnings();
    return reply.send({ status: 200, ...(found.length > 0 && { warnings: found }) });
  });
}
