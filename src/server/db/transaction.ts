import { setTimeout as wait } from 'node:timers/promises';
import { DatabaseConflict, DatabaseUnavailable } from './errors';
import type { Db } from './schema';

/** Milliseconds that a visitor's write waits for others. */
const PATIENCE = 10_000;
/** Milliseconds before another attempt, at random up to the second. */
const [SHORTEST, LONGEST] = [2, 40];

/**
 * Runs `work` again for up to 10 s, without blocking the process, when its transaction was undone for another's sake
 * or could not begin because another program holds the SQLite file.
 * @throws {DatabaseUnavailable} when that was not long enough
 */
export async function retryingConflicts<Result>(work: () => Promise<Result>): Promise<Result> {
  const began = performance.now();
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof DatabaseConflict)) throw error;
      if (performance.now() - began > PATIENCE) throw new DatabaseUnavailable(error);
      await wait(SHORTEST + Math.random() * (LONGEST - SHORTEST));
    }
  }
}

/** Runs `work` in one transaction: in the open one when `db` is one, else in its own, see {@link retryingConflicts}. */
export function writing<Result>(db: Db, work: (tx: Db) => Promise<Result>): Promise<Result> {
  return db.isTransaction ? work(db) : retryingConflicts(() => db.transaction().execute(work));
}
