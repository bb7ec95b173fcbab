import { setTimeout as wait } from 'node:timers/promises';
import { addDays } from '../domain/calendarDate';
import { clinicTimeAt } from '../domain/clock';
import { deleteExpiredPending } from './booking/pending';
import type { AppContext } from './context/appContext';
import { wipeLog } from './db/dialect';
import { DAY, HOUR, MINUTE } from '../domain/durations';
import { reason } from './db/errors';
import type { JobName } from './db/schema';
import { isJobWanted, requireTrustedClock, recordRun } from './journal/jobRuns';
import { forgetUses } from './limits/uses';
import { queueSurgeNotice, queueDaySheet } from './outbox/clinicNotices';
import { queueDueReminders } from './outbox/reminders';
import { purge } from './patient/person';
import { deleteExpiredEntries } from './waiting/joinAndLeave';
import { offerFreedTimes } from './waiting/offers';

/** Most milliseconds until a job that failed runs again. */
const RETRY_MS = 5 * MINUTE;

/**
 * Runs `work` again and again, with `pause` ms after each run, until stopped. Reports the first of several failures of
 * one kind.
 */
async function repeat(
  work: (stopped: AbortSignal) => Promise<unknown>,
  pause: number,
  stopped: AbortSignal,
  onError: (error: unknown) => void,
): Promise<void> {
  let failure = '';
  while (!stopped.aborted) {
    try {
      await work(stopped);
      failure = '';
    } catch (error) {
      // Numbers, such as times, differ at each failure.
      const kind = reason(error).replaceAll(/\d/g, '');
      if (kind !== failure) onError(error);
      failure = kind;
    }
    const next = failure === '' ? pause : Math.min(pause, RETRY_MS);
    await wait(next, undefined, { ref: false, signal: stopped }).catch(() => undefined);
  }
}

/**
 * Starts the background jobs. Any number of processes may run them.
 * @param onError called once for each kind of failure of a job, which keeps retrying
 * @param checkReady logs what an operator should know, also where no balancer asks for it
 * @param logDay logs what was done since the day before
 * @returns a function that stops them and waits for running ones
 */
export function startJobs(
  site: Omit<AppContext, 'changes' | 'links' | 'times'>,
  onError: (error: unknown) => void,
  checkReady: () => Promise<unknown>,
  logDay: () => Promise<void>,
): () => Promise<void> {
  const { db, clock, retentionDays, daySheet } = site;
  const stop = new AbortController();
  const running: Promise<void>[] = [];
  const every = (pause: number, name: JobName, work: Parameters<typeof repeat>[0]): void => {
    if (!isJobWanted(name, site)) return;
    const workAndRecord = async (stopped: AbortSignal): Promise<void> => {
      await work(stopped);
      if (!stopped.aborted) await recordRun(db, name, clock());
    };
    running.push(repeat(workAndRecord, pause, stop.signal, onError));
  };
  every(HOUR, 'clock', () => requireTrustedClock(db, clock()));
  every(MINUTE, 'reminders', () => queueDueReminders(db, clock()));
  every(MINUTE, 'daySheet', () => queueDaySheet(db, clock(), daySheet));
  every(MINUTE, 'surge', () => queueSurgeNotice(db, clock(), site));
  every(5_000, 'offers', () => offerFreedTimes(db, { ...site, now: clock() }));
  running.push(repeat(checkReady, MINUTE, stop.signal, onError), repeat(logDay, DAY, stop.signal, onError));
  every(MINUTE, 'pending', () => deleteExpiredPending(db, clock()));
  every(MINUTE, 'waiting', () => deleteExpiredEntries(db, clock()));
  every(DAY, 'limits', () => forgetUses(db, clock()));
  // Wipes rows that were deleted while another program read the log.
  every(HOUR, 'log', () => wipeLog(db));
  if (retentionDays)
    every(DAY, 'purge', (stopped) =>
      purge(db, addDays(clinicTimeAt(clock()).date, -retentionDays), clock(), stopped),
    );
  return async () => {
    stop.abort();
    await Promise.all(running);
  };
}
