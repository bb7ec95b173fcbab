import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../context/appContext';
import { VERSION } from '../config/version';
import { DatabaseConflict, DatabaseUnavailable, reason } from '../db/errors';
import { MINUTE } from '../../domain/durations';
import { iso, type Db } from '../db/schema';
import { wireError } from '../errors/problem';

export const HEALTH = { live: '/health/live', ready: '/health/ready' } as const;

/** Milliseconds after which the database counts as unavailable. Load balancers ask again every few seconds. */
const TIMEOUT_MS = 2_000;
/** Milliseconds for which a result is reused, so that many requests cost one check. */
const REUSE_MS = 500;

/** A text that takes more room than a booking with its mails. */
const TRIAL = '0'.repeat(65_536);

/** Stores a row and deletes it: a full disk, or a database that can only be read, shows only then. */
async function store(tx: Db): Promise<void> {
  const row = { counted: TRIAL, kind: 'ready', at: iso(0) } as const;
  const { id } = await tx.insertInto('limit_uses').values(row).returning('id').executeTakeFirstOrThrow();
  await tx.deleteFrom('limit_uses').where('id', '=', id).execute();
}

/**
 * Returns a check of the database, whose result is reused for half a second. It reads the tables that grow with bookings
 * without a lock, and begins a transaction, which fails once the SQLite file is gone. It stores something only once a
 * minute, and after a request has failed: that costs a flush of the disk.
 * @returns a function that returns a warning while another program holds the SQLite file; otherwise an empty text
 */
function databaseCheck(app: FastifyInstance, db: Db): () => Promise<string> {
  let result = Promise.resolve('');
  let checkAgainAt = -Infinity;
  let storeAgainAt = -Infinity;
  app.addHook('onError', async (_request, _reply, error: Error) => {
    if (!(error instanceof DatabaseUnavailable)) return;
    checkAgainAt = -Infinity;
    storeAgainAt = -Infinity;
  });
  async function check(now: number): Promise<string> {
    for (const table of ['slots', 'appointments', 'outbox', 'journal'] as const)
      await db.selectFrom(table).selectAll().limit(1).execute();
    try {
      await db.transaction().execute(async (tx) => {
        if (now >= storeAgainAt) await store(tx);
      });
      if (now >= storeAgainAt) storeAgainAt = now + MINUTE;
      return '';
    } catch (error) {
      if (error instanceof DatabaseConflict)
        return 'Another program holds the database: bookings wait for it.';
      throw error;
    }
  }
  return () => {
    const now = performance.now();
    if (now > checkAgainAt) {
      checkAgainAt = now + REUSE_MS;
      result = check(now);
      result.catch(() => undefined);
    }
    return result;
  };
}

/** A reason for not being ready whose message may be public: it names no host, file, table or user. */
class NotReady extends Error {}

/**
 * Serves the health checks. `live` fails: restart the process. `ready` fails: send requests elsewhere. The server
 * listens only once its tables are up to date.
 * @param readWarnings returns what an operator should know although the server works; empty texts are no warnings. Each
 * is logged when it begins, as is the reason for not being ready, of which the answer, which is public, names only the kind
 */
export function healthRoutes(
  app: FastifyInstance,
  { db, changes, draining }: Pick<AppContext, 'db' | 'changes'> & { readonly draining: AbortSignal },
  readWarnings: () => Promise<readonly string[]>,
): void {
  const checkDatabase = databaseCheck(app, db);
  let logged: readonly string[] = [];

  async function check(): Promise<readonly string[]> {
    // First, because changes do not arrive either once the database is gone.
    const held = await checkDatabase();
    if (!changes.isConnected) throw new NotReady('changes by other processes do not arrive (LISTEN)');
    const found = [held, ...(await readWarnings())];
    return found.filter((warning) => warning !== '');
  }

  app.get(HEALTH.live, (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 200, version: VERSION }),
  );

  app.get(HEALTH.ready, async (_request, reply) => {
    void reply.header('cache-control', 'no-store');
    if (draining.aborted) return reply.code(503).send(wireError(503, 'Not ready: the server is stopping'));
    const tooLate = wait(TIMEOUT_MS, undefined, { ref: false }).then(() => {
      throw new NotReady(`no answer within ${TIMEOUT_MS} ms`);
    });
    const { lines, problem } = await Promise.race([check(), tooLate]).then(
      (warnings) => ({ lines: warnings, problem: undefined }),
      (error: unknown) => ({
        lines: [`Not ready: ${reason(error)}`],
        problem: error instanceof NotReady ? error.message : 'the database does not answer or cannot store',
      }),
    );
    for (const line of lines) if (!logged.includes(line)) app.log.warn(line);
    logged = lines;
    if (problem !== undefined) return reply.code(503).send(wireError(503, `Not ready: ${problem}`));
    return reply.send({ status: 200, version: VERSION, ...(lines.length > 0 && { warnings: lines }) });
  });
}
