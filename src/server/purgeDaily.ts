import { addDays } from '../domain/calendarDate';
import { clinicTimeAt, type Clock } from '../domain/clock';
import type { Config } from './config/config';
import type { ClinicDatabase } from './database/ports/clinicDatabase';

/** Milliseconds: the first time not in the way of a start, then daily. */
const FIRST = 60_000;
const DAY = 86_400_000;

export interface PurgeOptions extends Pick<Config, 'retentionDays'> {
  readonly database: Pick<ClinicDatabase, 'purgeBefore'>;
  readonly clock: Clock;
  /** Told what went wrong; the next day tries again. */
  readonly onError: (error: unknown) => void;
}

/** Forgets patients and contact requests that are older than the clinic wants to keep them. */
export function purgeDaily({ database, retentionDays, clock, onError }: PurgeOptions): void {
  if (retentionDays === null || retentionDays === 0) return;
  const purge = (): void => {
    const before = addDays(clinicTimeAt(clock()).date, -retentionDays);
    database.purgeBefore(before).catch(onError);
  };
  setTimeout(purge, FIRST).unref();
  setInterval(purge, DAY).unref();
}
