import { openDatabase, type Database } from '../../../src/server/db/open';
import { engineDatabase, type TestDatabase } from './engineDatabase';
import { openTestDatabase } from './openTestDatabase';

/** Opens, for each test of the surrounding `describe`, its own database with the test catalogue, by default on the engine of its project. */
export function databaseForEach(prepare: () => Promise<TestDatabase> = engineDatabase) {
  let testDatabase: TestDatabase;
  let database: Database;
  beforeEach(async () => {
    testDatabase = await prepare();
    database = await openTestDatabase(testDatabase.url);
  });
  afterEach(async () => {
    await database.close();
    await testDatabase.remove();
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
      database = await openDatabase(testDatabase.url);
    },
    /** Opens the same data as another process does. The caller closes them. */
    openAgain: () => openDatabase(testDatabase.url),
  };
}
