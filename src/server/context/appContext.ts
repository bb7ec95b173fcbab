import type { Clock } from '../../domain/clock';
import type { Changes } from '../clinic/changes';
import type { KeptTimes } from '../clinic/keptTimes';
import type { Config } from '../config/config';
import type { Db } from '../db/schema';
import type { Links } from './links';

/** What all routes of the server share. */
export interface AppContext extends Config {
  readonly db: Db;
  readonly changes: Changes;
  readonly times: KeptTimes;
  readonly links: Links;
  readonly clock: Clock;
}
