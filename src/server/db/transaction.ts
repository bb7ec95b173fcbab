import { setTimeout as wait } from 'node:timers/promises';
import { isPostgres } from './dialect';
import { DatabaseConflict, DatabaseUnavailable } from './errors';
import type { Db } from './schema';

/** Milliseconds for which a write that conflicts is retried. */
const TIMEOUT_MS = 10_000;
/** Shortest and longest pause before another attempt, in ms; the pause is random. */
const [SHORTEST, LONGEST] = [1, 10];

/**
 * Runs `work`, and again after each DatabaseConflict, for up to 10 s and without blocking the process.
 * @param began start of the wait, by `performance.now()`
 * @throws {DatabaseUnavailable} if it still conflicts then
 */
export async function retryingConflicts<Result>(
  work: () => Promise<Result>,
  began = performance.now(),
): Promise<Result> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof DatabaseConflict)) throw error;
      if (performance.now() - began > TIMEOUT_MS) throw new DatabaseUnavailable(error);
      await wait(SHORTEST + Math.random() * (LONGEST - SHORTEST));
    }
  }
}

/**
 * Last write in each SQLite database's queue. Writes run one after the other, so only one retries against other
 * processes.
 */
const lines = new WeakMap<object, Promise<unknown>>();

/**
 * Runs `work` in a transaction: in the open one if `db` is one, otherwise in a new one, see {@link retryingConflicts}.
 */
export function writing<Result>(db: Db, work: (tx: Db) => Promise<Result>): Promise<Result> {
  if (db.isTransaction) return work(db);
  const began = performance.now();
  const attempt = () => retryingConflicts(() => db.transaction().execute(work), began);
  if (isPostgres(db)) return attempt();
  const result = (lines.get(db) ?? Promise.resolve()).then(attempt);
  lines.set(
    db,
    result.catch(() => undefined),
  );
  return result;
}
