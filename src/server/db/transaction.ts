import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import { sql, type RawBuilder } from 'kysely';
import { isPostgres } from './dialect';
import { DatabaseConflict, DatabaseUnavailable } from './errors';
import type { Db } from './schema';

// SQLite has one writer at a time, so it needs no locks; other processes notice a change by the version of its file.

/** Lock classes, the first argument of `pg_advisory_xact_lock(class, id)`. */
const LOCKS = { doctor: 1, catalogue: 2, waiting: 3, limit: 4, key: 5 } as const;

async function lock(tx: Db, kind: keyof typeof LOCKS, ids: RawBuilder<unknown>): Promise<void> {
  if (!isPostgres(tx)) return;
  await sql`select pg_advisory_xact_lock(${sql.lit(LOCKS[kind])}, id) from (${ids}) as locked`.execute(tx);
}

/**
 * Locks the doctors of some slots, or all doctors, exclusively until the transaction ends, so that what the transaction
 * checks stays true until its commit. Bookings only share the lock, see {@link lockBooking}.
 */
export function lockDoctors(tx: Db, slotIds: readonly number[] | 'all'): Promise<void> {
  // Sorted, so that two transactions never wait for each other.
  const ids =
    slotIds === 'all'
      ? sql`select id from doctors order by id`
      : sql`select distinct doctor_id as id from slots where id in (${sql.join(slotIds)}) order by id`;
  return lock(tx, 'doctor', ids);
}

/**
 * Locks the services and doctors, the waiting list, some limits or an idempotency key, exclusively until the transaction
 * ends. A mailbox's limit is locked last, so that two transactions never wait for each other.
 */
export function lockOne(
  tx: Db,
  kind: 'catalogue' | 'waiting' | 'limit' | 'key',
  ...[name = '', ...others]: readonly string[]
): Promise<void> {
  const ids = [name, ...others].map((each) => sql`select hashtext(${each}) as id`);
  return lock(tx, kind, sql.join(ids, sql` union all `));
}

/** Locks a booking's key, if it has one, exclusively, and its doctor shared with other bookings, in one statement. */
export async function lockBooking(tx: Db, doctorId: number, key: string | null): Promise<void> {
  if (!isPostgres(tx)) return;
  await sql`select pg_advisory_xact_lock(${sql.lit(LOCKS.key)}, hashtext(${key})),
    pg_advisory_xact_lock_shared(${sql.lit(LOCKS.doctor)}, ${doctorId})`.execute(tx);
}

/** PostgreSQL channel of changes. The payload is a Change. */
export const CHANGES_CHANNEL = 'clinic_changes';

/** Id of the doctor whose times changed; `all` for any other change that visitors can see. */
export type Change = number | 'all';

/**
 * Notifies other processes of changes when the transaction commits, if it has stored anything. Does nothing on SQLite.
 */
async function notify(tx: Db, changes: readonly Change[]): Promise<void> {
  if (!isPostgres(tx) || changes.length === 0) return;
  const payloads = sql.join(changes.map((change) => sql`(${String(change)})`));
  await sql`select pg_notify(${CHANGES_CHANNEL}, payload) from (values ${payloads}) as announced (payload)
    where pg_current_xact_id_if_assigned() is not null`.execute(tx);
}

/** Milliseconds for which a write that conflicts is retried. */
const RETRY_FOR_MS = 10_000;
/** Most milliseconds, and at least one, before another attempt: the pause is random. */
const MAX_PAUSE_MS = 10;

/**
 * Runs `work`, and again after each DatabaseConflict, for up to 10 s and without blocking the process.
 * @param began start of the wait, by `performance.now()`
 * @throws {DatabaseUnavailable} if it still conflicts then
 */
export async function retryOnConflict<Result>(
  work: () => Promise<Result>,
  began = performance.now(),
): Promise<Result> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof DatabaseConflict)) throw error;
      if (performance.now() - began > RETRY_FOR_MS) throw new DatabaseUnavailable(error);
      await wait(1 + Math.random() * (MAX_PAUSE_MS - 1));
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

/** Calls `onChange` after each transaction of {@link inTransaction} that announced a change. A database has one follower. */
export const followCommits = (db: Db, onChange: (change: Change) => void): void => {
  followers.set(db, onChange);
};

/** Announces a change that visitors can see: every process learns of it once the transaction has ended. */
export const announce = (tx: Db, change: Change): void => void announced.get(tx)?.add(change);

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
    // A rollback counts too: what was read until then may be out of date.
    for (const change of changes) followers.get(db)?.(change);
  }
}

/**
 * Runs `work` in a transaction: in the open one if `db` is one, otherwise in a new one, see {@link retryOnConflict}.
 */
export function inTransaction<Result>(db: Db, work: (tx: Db) => Promise<Result>): Promise<Result> {
  if (db.isTransaction) return work(db);
  const began = performance.now();
  const attempt = () => retryOnConflict(() => commit(db, work), began);
  if (isPostgres(db)) return attempt();
  // Lets requests be answered between two writes: SQLite's own calls never wait, so a queue would run to its end.
  const result = (lines.get(db) ?? Promise.resolve()).then(() => nextTurn()).then(attempt);
  lines.set(
    db,
    result.catch(() => undefined),
  );
  return result;
}
