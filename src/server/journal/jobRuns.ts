import { HOUR } from '../../domain/durations';
import { iso } from '../db/iso';
import type { Db } from '../db/schema';
import { inTransaction } from '../db/transaction';

/** Returns when each job last succeeded, in any process; at most an hour too early. */
export const readRuns = (db: Db) =>
  db.selectFrom('job_runs').select(['name', 'succeededAt']).orderBy('name').execute();

/** Records that a job succeeded, once an hour at most, because some run every few seconds. */
export async function recordRun(db: Db, name: string, now: number): Promise<void> {
  const last = (await readRuns(db)).find((run) => run.name === name);
  if (last !== undefined && Math.abs(now - Date.parse(last.succeededAt)) < HOUR) return;
  const succeededAt = iso(now);
  await inTransaction(db, (tx) =>
    tx
      .insertInto('job_runs')
      .values({ name, succeededAt })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ succeededAt }))
      .execute(),
  );
}
