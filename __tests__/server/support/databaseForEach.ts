import { openDatabase, type Database } from '../../../src/server/db/open';
import { openTestDatabase } from './openTestDatabase';

/** The place of one test's data: empty at first, and shared by all who open the address. */
export interface TestDatabase {
  /** As in `DATABASE_URL`. */
  readonly url: string;
  readonly remove: () => Promise<void>;
}

/** Opens, for each test of the surrounding `describe`, its own database with the test catalogue. */
export function databaseForEach(prepare: () => Promise<TestDatabase>) {
  let place: TestDatabase;
  let database: Database;
  beforeEach(async () => {
    place = await prepare();
    database = await openTestDatabase(place.url);
  });
  afterEach(async () => {
    await database.close();
    await place.remove();
  });
  return {
    get database() {
      return database;
    },
    get db() {
      return database.db;
    },
    /** Closes and opens the database, as a restart of the server does. */
    reopen: async () => {
      await database.close();
      database = await openDatabase(place.url);
    },
    /** Opens the same data as another process does. The caller closes them. */
    openAgain: () => openDatabase(place.url),
  };
}
