import { startPostgres } from '../../src/tools/postgres/startPostgres';
import { TEST_POSTGRES_URL, testPostgres } from './testPostgresServer';

/** Jest's hook before the suites that need a PostgreSQL. */
export default async function startTestPostgres(): Promise<void> {
  testPostgres.clinicTestPostgres = await startPostgres('fleeting');
  process.env[TEST_POSTGRES_URL] = testPostgres.clinicTestPostgres.url;
}
