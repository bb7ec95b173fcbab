import { DAY, HOUR } from '../../domain/durations';
import { iso, type Db, type JobName } from '../db/schema';
import { sendsMail, type Config } from '../config/config';
import { inTransaction } from '../db/transaction';

const MAIL_JOBS: readonly JobName[] = ['reminders', 'daySheet', 'surge', 'offers'];

/** Returns whether the settings want a job to run. */
export function isJobWanted(name: JobName, config: Config): boolean {
  if (MAIL_JOBS.includes(name) && !sendsMail(config)) return false;
  return name === 'daySheet' ? config.daySheet !== '' : name !== 'purge' || Boolean(config.retentionDays);
}

/** Returns when each job last succeeded, in any process; at most an hour too early. */
export const readRuns = (db: Db) =>
  db.selectFrom('job_runs').select(['name', 'succeededAt']).orderBy('name').execute();

/** Records that a job succeeded, once an hour at most, because some run every few seconds. */
export async function recordRun(db: Db, name: JobName, now: number): Promise<void> {
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

/** Milliseconds by which the clock may differ from its last reading; the server may have been off for a while. */
const MAX_CLOCK_JUMP_MS = 31 * DAY;

/**
 * Returns the clock's last reading, as ISO text, if the clock is so far from it that it may be wrong; undefined while it
 * can be trusted.
 */
export async function readingBeforeJump(db: Db, now: number): Promise<string | undefined> {
  const last = (await readRuns(db)).find(({ name }) => name === 'clock');
  const isFar = last !== undefined && Math.abs(now - Date.parse(last.succeededAt)) > MAX_CLOCK_JUMP_MS;
  return isFar ? last.succeededAt : undefined;
}

/** Returns a warning to the operator while the clock may be wrong; otherwise an empty text. */
export async function clockWarning(db: Db, now: number): Promise<string> {
  const last = await readingBeforeJump(db, now);
  if (last === undefined) return '';
  return `The clock says ${iso(now).slice(0, 10)}, its last reading was ${last.slice(0, 10)}: nothing is purged until \`clinic clock\` confirms it.`;
}

/** Throws if the clock may be wrong: call it before work that a wrong clock would make destroy data. */
export async function requireTrustedClock(db: Db, now: number): Promise<void> {
  const warning = await clockWarning(db, now);
  if (warning !== '') throw new Error(warning);
}
