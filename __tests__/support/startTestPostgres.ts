import { startPostgres } from '../../src/tools/startPostgres';
import { TEST_POSTGRES_URL, testPostgres } from './testPostgresServer';

/** Jest's hook before the suites that need a PostgreSQL. */
export default async function startTestPostgres(): Promise<void> {
  testPostgres.clinicTestPostgres = await startPostgres();
  process.env[TEST_POSTGRES_URL] = testPostgres.clinicTestPostgres.url;
}
