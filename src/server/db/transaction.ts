import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import { isPostgres, notify, type Change } from './dialect';
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

/** Changes that each open transaction has announced. */
const announced = new WeakMap<Db, Set<Change>>();
/** Follower of each database's commits in this process. */
const followers = new WeakMap<Db, (change: Change) => void>();

/** Calls `onChange` after each transaction of {@link writing} that announced a change. A database has one follower. */
export const followCommits = (db: Db, onChange: (change: Change) => void): void => {
  followers.set(db, onChange);
};

/** Announces a change that visitors can see: every process learns of it once the transaction has ended. */
export const announce = (tx: Db, change: Change): void => {
  announced.get(tx)?.add(change);
};

async function commit<Result>(db: Db, work: (tx: Db) => Promise<Result>): Promise<Result> {
  const changes = new Set<Change>();
  try {
    return await db.transaction().execute(async (tx) => {
      announced.set(tx, changes);
      const done = await work(tx);
      await notify(tx, [...changes]);
      return done;
    });
  } finally {
    // Also after a rollback: what was read until then may be out of date.
    for (const change of changes) followers.get(db)?.(change);
  }
}

/**
 * Runs `work` in a transaction: in the open one if `db` is one, otherwise in a new one, see {@link retryingConflicts}.
 */
export function writing<Result>(db: Db, work: (tx: Db) => Promise<Result>): Promise<Result> {
  if (db.isTransaction) return work(db);
  const began = performance.now();
  const attempt = () => retryingConflicts(() => commit(db, work), began);
  if (isPostgres(db)) return attempt();
  // Lets requests be answered between two writes: SQLite's own calls never wait, so a queue would run to its end.
  const result = (lines.get(db) ?? Promise.resolve()).then(() => nextTurn()).then(attempt);
  lines.set(
    db,
    result.catch(() => undefined),
  );
  return result;
}
