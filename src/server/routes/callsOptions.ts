import type { Clock } from '../../domain/clock';
import type { Config } from '../config/config';
import type { ClinicDatabase } from '../database/ports/clinicDatabase';
import type { AnsweredPage, Asked, AskServer } from '../../prerender/postedForm';
import type { TimetableMemory } from '../live/timetableMemory';
import type { Site } from '../site/site';

/** Draws a page with a form for one visit. Rejects with a {@link Problem} when there are too many. */
export type DrawForm = (asked: Asked, ask: AskServer) => Promise<AnsweredPage>;

/** What the calls need to answer. */
export interface CallsOptions extends Pick<
  Config,
  'bookingWeeks' | 'bookingsPerHour' | 'postsPerMinute' | 'publicUrl' | 'smtpUrl'
> {
  readonly database: ClinicDatabase;
  /** Of the same database. */
  readonly memory: TimetableMemory;
  readonly clock: Clock;
  readonly site: Site;
  /** Left out where pages are not drawn, or speak to another server. */
  readonly drawForm?: DrawForm | undefined;
  /** Headers of every answer. */
  readonly headers: Readonly<Record<string, string>>;
}
