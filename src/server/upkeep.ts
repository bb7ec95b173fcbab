import type { Clock } from '../domain/clock';
import type { Config } from './config/config';
import type { ClinicDatabase } from './database/ports/clinicDatabase';

export interface UpkeepOptions extends Pick<Config, 'bookingWeeks' | 'smtpUrl'> {
  readonly database: Pick<ClinicDatabase, 'appointments' | 'journal' | 'outbox' | 'waiting'>;
  readonly clock: Clock;
  /** Told once when something begins to fail, which goes on being tried. */
  readonly onError: (error: unknown) => void;
}

/** Does it at once, and each time so many ms after its end, until the process ends. */
function repeat(work: () => Promise<void>, pause: number, onError: UpkeepOptions['onError']): void {
  let isFailing = false;
  const turn = async (): Promise<void> => {
    try {
      await work();
      isFailing = false;
    } catch (error) {
      if (!isFailing) onError(error);
      isFailing = true;
    }
    setTimeout(() => void turn(), pause).unref();
  };
  void turn();
}

/** What is done by itself, beside answering. */
export function upkeep({ database, bookingWeeks, smtpUrl, clock, onError }: UpkeepOptions): void {
  const { appointments, journal, outbox, waiting } = database;
  // What is a second old is sealed.
  repeat(() => journal.seal(), 500, onError);
  // Without mail nobody could be told.
  if (smtpUrl !== '') repeat(() => waiting.offerFreed(clock(), bookingWeeks), 5_000, onError);
  repeat(() => appointments.forgetUnconfirmed(clock()), 60_000, onError);
  repeat(() => outbox.remind(clock()), 60_000, onError);
}
