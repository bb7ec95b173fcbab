import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../db/schema';
import { wireError } from '../errors/problem';
import { reason } from '../errors/reason';

export const HEALTH = { live: '/health/live', ready: '/health/ready' } as const;

/** Milliseconds after which the database counts as unavailable. Load balancers ask again every few seconds. */
const TIMEOUT_MS = 2_000;
/** Milliseconds for which a result is reused, so that many requests cost one check. */
const GOOD_FOR = 500;

/**
 * Reads the tables that grow with bookings, in a transaction, which takes the same lock as a booking.
 * @returns the reason of a failure; undefined on success
 */
const ping = (db: Db): Promise<string | undefined> =>
  db
    .transaction()
    .execute(async (tx) => {
      for (const table of ['slots', 'appointments', 'outbox', 'journal'] as const)
        await tx.selectFrom(table).selectAll().orderBy('id', 'desc').limit(1).execute();
    })
    .then(() => undefined, reason);

/**
 * Serves the health checks. `live` fails: restart the process. `ready` fails: send requests elsewhere. The server
 * listens only once its tables are up to date.
 * @param isDraining returns true once a signal has asked the server to stop
 * @param readWarnings returns what an operator should know although the server works; empty texts are no warnings. Each
 * is logged when it begins
 */
export function healthRoutes(
  app: FastifyInstance,
  { db, isDraining }: { readonly db: Db; readonly isDraining: () => boolean },
  readWarnings: () => Promise<readonly string[]>,
): void {
  let pingedAt = -Infinity;
  let pinged: Promise<string | undefined>;
  let logged: readonly string[] = [];

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
    const warnings = (await readWarnings()).filter((warning) => warning !== '');
    for (const warning of warnings) if (!logged.includes(warning)) app.log.warn(warning);
    logged = warnings;
    return reply.send({ status: 200, ...(warnings.length > 0 && { warnings }) });
  });
}
