import type { Clock } from '../../domain/clock';
import type { ClinicDatabase } from '../database/clinicDatabase';

/** What the six calls work with. */
export interface CallContext {
  readonly database: ClinicDatabase;
  readonly clock: Clock;
}
