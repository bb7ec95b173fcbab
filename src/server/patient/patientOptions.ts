import type { Clock } from '../../domain/clock';
import type { Config } from '../config/config';
import type { ClinicDatabase } from '../database/ports/clinicDatabase';
import type { TimetableMemory } from '../live/timetableMemory';
import type { Site } from '../site/site';

/** What the pages of patients are made of. */
export interface PatientOptions extends Pick<Config, 'bookingWeeks' | 'postsPerMinute' | 'smtpUrl'> {
  readonly database: Pick<ClinicDatabase, 'appointments' | 'people' | 'facts' | 'limits' | 'waiting'>;
  /** Of the same database. */
  readonly memory: TimetableMemory;
  readonly site: Site;
  /** The site's public address without a closing slash. */
  readonly publicUrl: string;
  readonly clock: Clock;
}
