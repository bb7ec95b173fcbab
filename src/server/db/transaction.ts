import { setTimeout as wait } from 'node:timers/promises';
import { isPostgres } from './dialect';
import { DatabaseConflict, DatabaseUnavailable } from './errors';
import type { Db } from './schema';

/** Milliseconds that a visitor's write waits for others. */
const TIMEOUT_MS = 10_000;
/** Milliseconds before another attempt, at random up to the second. */
const [SHORTEST, LONGEST] = [1, 10];

/**
 * Runs `work` again for up to 10 s, without blocking the process, when its transaction was undone for another's sake
 * or could not begin because another program holds the SQLite file.
 * @param began when the wait began, by `performance.now()`
 * @throws {DatabaseUnavailable} when that was not long enough
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

/** The last write in the line of each SQLite file: of a crowd that waits for another process, one alone tries. */
const lines = new WeakMap<object, Promise<unknown>>();

/** Runs `work` in one transaction: in the open one when `db` is one, else in its own, see {@link retryingConflicts}. */
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
