import { openDatabase } from '../../src/server/db/open';
import { startPostgres, type PostgresServer } from '../../src/tools/startPostgres';

/** The variable that tells the suites where their PostgreSQL is; the database there has tables and no rows. */
export const TEST_POSTGRES_URL = 'TEST_POSTGRES_URL';

/** Jest's own process remembers the server between the hooks that start and end it. */
export const testPostgres = globalThis as { clinicTestPostgres?: PostgresServer };

/** Jest's hook before the suites that need a PostgreSQL: makes the tables once, for each test's database to copy. */
export default async function startTestPostgres(): Promise<void> {
  testPostgres.clinicTestPostgres = await startPostgres();
  const { url } = testPostgres.clinicTestPostgres;
  process.env[TEST_POSTGRES_URL] = url;
  await (await openDatabase(url)).close();
}
