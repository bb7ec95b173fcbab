import { setTimeout as wait } from 'node:timers/promises';
import { addDays } from '../domain/calendarDate';
import { clinicTimeAt, type Clock } from '../domain/clock';
import { expirePending } from './booking/pending';
import type { Config } from './config/config';
import type { Db } from './db/schema';
import { wipeLog } from './db/dialect';
import { forgetUses } from './limits/budget';
import { queueDueReminders } from './outbox/reminders';
import { purge } from './patient/forget';
import { expirePlaces } from './waiting/list';
import { offerFreed } from './waiting/offers';

/** Milliseconds. */
const [SECOND, MINUTE, DAY] = [1_000, 60_000, 86_400_000];

export interface JobOptions extends Pick<Config, 'bookingWeeks' | 'retentionDays' | 'smtpUrl'> {
  readonly db: Db;
  readonly clock: Clock;
  /** Called once when a job starts to fail. The job keeps retrying. */
  readonly onError: (error: unknown) => void;
}

/** Runs `work` again and again, each time so many ms after its end, until it is stopped. */
async function repeat(
  work: () => Promise<unknown>,
  pause: number,
  stopped: AbortSignal,
  onError: JobOptions['onError'],
): Promise<void> {
  let isFailing = false;
  while (!stopped.aborted) {
    const failure = await work().then(
      () => undefined,
      (error: unknown) => ({ error }),
    );
    if (failure && !isFailing) onError(failure.error);
    isFailing = failure !== undefined;
    await wait(pause, undefined, { ref: false, signal: stopped }).catch(() => undefined);
  }
}

/**
 * Starts what the server does by itself, beside answering. Any number of processes may do it.
 * @returns stops it, once what is under way has ended
 */
export function startJobs({ db, clock, onError, ...options }: JobOptions): () => Promise<void> {
  const { bookingWeeks, retentionDays, smtpUrl } = options;
  const stop = new AbortController();
  const every = (pause: number, work: () => Promise<unknown>) => repeat(work, pause, stop.signal, onError);
  // Without a mail server nobody can be reminded or offered anything.
  const mailing =
    smtpUrl === ''
      ? []
      : [
          every(MINUTE, () => queueDueReminders(db, clock())),
          every(5 * SECOND, () => offerFreed(db, clock(), bookingWeeks)),
        ];
  const running = [
    ...mailing,
    every(MINUTE, () => expirePending(db, clock())),
    every(MINUTE, () => expirePlaces(db, clock())),
    every(DAY, () => forgetUses(db, clock())),
    // What was deleted while somebody read the log.
    every(60 * MINUTE, () => wipeLog(db)),
    ...(retentionDays
      ? [every(DAY, () => purge(db, addDays(clinicTimeAt(clock()).date, -retentionDays), clock()))]
      : []),
  ];
  return async () => {
    stop.abort();
    await Promise.all(running);
  };
}
