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

/** Runs `work` again and again, each time so many ms after its end, until the returned function stops it. */
function repeat(
  work: () => Promise<unknown>,
  pause: number,
  onError: JobOptions['onError'],
): () => Promise<void> {
  const stopped = new AbortController();
  const run = async (): Promise<void> => {
    let failures = 0;
    while (!stopped.signal.aborted) {
      try {
        await work();
        failures = 0;
      } catch (error) {
        failures += 1;
        if (failures === 1) onError(error);
      }
      await wait(pause, undefined, { ref: false, signal: stopped.signal }).catch(() => undefined);
    }
  };
  const running = run();
  return async () => {
    stopped.abort();
    await running;
  };
}

/**
 * Starts what the server does by itself, beside answering. Any number of processes may do it.
 * @returns stops it, once what is under way has ended
 */
export function startJobs({ db, clock, onError, ...options }: JobOptions): () => Promise<void> {
  const { bookingWeeks, retentionDays, smtpUrl } = options;
  const forgetOld = async (): Promise<void> => {
    await forgetUses(db, clock());
    if (retentionDays) await purge(db, addDays(clinicTimeAt(clock()).date, -retentionDays), clock());
  };
  const expire = async (): Promise<void> => {
    await expirePending(db, clock());
    await expirePlaces(db, clock());
  };
  // Without a mail server nobody can be reminded or offered anything.
  const mailing =
    smtpUrl === ''
      ? []
      : [
          repeat(() => queueDueReminders(db, clock()), MINUTE, onError),
          repeat(() => offerFreed(db, clock(), bookingWeeks), 5 * SECOND, onError),
        ];
  const stops = [
    ...mailing,
    repeat(expire, MINUTE, onError),
    // What was deleted while somebody read the log.
    repeat(() => wipeLog(db), 60 * MINUTE, onError),
    repeat(forgetOld, DAY, onError),
  ];
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}
