import type { Clock } from '../../domain/clock';
import type { Config } from '../config/config';
import type { ClinicDatabase } from '../database/ports/clinicDatabase';
import type { TimetableMemory } from '../live/timetableMemory';

/** What the calls need to answer. */
export interface CallsOptions extends Pick<
  Config,
  'bookingWeeks' | 'bookingsPerHour' | 'postsPerMinute' | 'publicUrl' | 'smtpUrl'
> {
  readonly database: ClinicDatabase;
  /** Of the same database. */
  readonly memory: TimetableMemory;
  readonly clock: Clock;
  /** Headers of every answer. */
  readonly headers: Readonly<Record<string, string>>;
}
