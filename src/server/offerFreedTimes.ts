import type { Clock } from '../domain/clock';
import type { Config } from './config/config';
import type { ClinicDatabase } from './database/ports/clinicDatabase';

/** Milliseconds between two looks. */
const PAUSE = 5_000;

export interface OfferFreedTimesOptions extends Pick<Config, 'bookingWeeks' | 'smtpUrl'> {
  readonly database: Pick<ClinicDatabase, 'waiting'>;
  readonly clock: Clock;
  /** Told what went wrong; the next look tries again. */
  readonly onError: (error: unknown) => void;
}

/** Offers freed times to those who wait, until the process ends; without mail nobody could be told. */
export function offerFreedTimes({
  database,
  bookingWeeks,
  smtpUrl,
  clock,
  onError,
}: OfferFreedTimesOptions): void {
  if (smtpUrl === '') return;
  setInterval(() => {
    database.waiting.offerFreed(clock(), bookingWeeks).catch(onError);
  }, PAUSE).unref();
}
