import type { ClinicDatabase } from '../../../src/server/database/ports/clinicDatabase';
import { openDatabase } from '../../../src/server/database/openDatabase';
import { openTestDatabase } from './openTestDatabase';

/** Where the data of one test are: empty at first, and the same for all who open the address. */
export interface TestPlace {
  /** As in `DATABASE_URL`. */
  readonly url: string;
  readonly remove: () => Promise<void>;
}

export interface DatabaseForEach extends Pick<
  ClinicDatabase,
  'catalogue' | 'appointments' | 'contactRequests' | 'outbox' | 'people'
> {
  /** As a restart of the server does. */
  readonly reopen: () => Promise<void>;
  /** The same data as another process has them, which the caller closes. */
  readonly openAgain: () => Promise<ClinicDatabase>;
}

/** For each test of the surrounding `describe`, an open database of its own with the test catalogue. */
export function databaseForEach(prepare: () => Promise<TestPlace>): DatabaseForEach {
  let place: TestPlace;
  let database: ClinicDatabase;
  beforeEach(async () => {
    place = await prepare();
    database = await openTestDatabase(place.url);
  });
  afterEach(async () => {
    await database.close();
    await place.remove();
  });
  return {
    get catalogue() {
      return database.catalogue;
    },
    get appointments() {
      return database.appointments;
    },
    get contactRequests() {
      return database.contactRequests;
    },
    get outbox() {
      return database.outbox;
    },
    get people() {
      return database.people;
    },
    reopen: async () => {
      await database.close();
      database = await openDatabase(place.url);
    },
    openAgain: () => openDatabase(place.url),
  };
}
