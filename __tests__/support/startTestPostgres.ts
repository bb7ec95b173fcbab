import { openDatabase } from '../../src/server/db/open';
import { startPostgres, type PostgresServer } from '../../src/tools/startPostgres';

/** Variable with the address of the suites' PostgreSQL, whose database has tables and no rows. */
export const TEST_POSTGRES_URL = 'TEST_POSTGRES_URL';

/** Keeps the server in Jest's own process between set-up and tear-down. */
export const testPostgres = globalThis as { clinicTestPostgres?: PostgresServer };

/** Jest's hook before the suites that need PostgreSQL: creates the tables once; each test's database is a copy. */
export default async function startTestPostgres(): Promise<void> {
  testPostgres.clinicTestPostgres = await startPostgres();
  const { url } = testPostgres.clinicTestPostgres;
  process.env[TEST_POSTGRES_URL] = url;
  await (await openDatabase(url)).close();
}
