import { sql } from 'kysely';
import { isPostgres } from '../../../src/server/db/dialect';
import { lockDoctors, inTransaction } from '../../../src/server/db/transaction';
import type { Database } from '../../../src/server/db/open';
import { until } from './until';

/**
 * Starts several writes while another process changes every doctor's week, and ends its change once all of them wait.
 * @param other another process's connection to the same data
 * @returns the writes' results
 */
export async function heldByStaff<Result>(
  other: Database,
  writes: readonly (() => Promise<Result>)[],
): Promise<Result[]> {
  const waiting = sql<{ count: number }>`select count(*) as count from pg_locks
    join pg_database on pg_database.oid = database where not granted and datname = current_database()`;
  const started = await inTransaction(other.db, async (tx) => {
    await lockDoctors(tx, 'all');
    const results = Promise.all(writes.map((write) => write()));
    if (isPostgres(tx)) await until(async () => (await waiting.execute(tx)).rows[0]?.count === writes.length);
    return { results };
  });
  return started.results;
}
