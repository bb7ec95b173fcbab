import type { Clock } from '../../domain/clock';
import type { Config } from '../config/config';
import type { ClinicDatabase } from '../database/ports/clinicDatabase';

/** What the calls need to answer. */
export interface CallsOptions extends Pick<Config, 'postsPerMinute'> {
  readonly database: ClinicDatabase;
  readonly clock: Clock;
  /** Headers of every answer. */
  readonly headers: Readonly<Record<string, string>>;
}
