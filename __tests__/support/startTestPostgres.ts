import { Client } from 'pg';
import { openDatabase } from '../../src/server/db/open';
import { startPostgres } from '../../src/tools/startPostgres';
import { EMPTY_CLINIC, TEST_POSTGRES_URL, testPostgres } from './testPostgresServer';

/** Jest's hook before the suites that need a PostgreSQL: makes the tables once, for each test's database to copy. */
export default async function startTestPostgres(): Promise<void> {
  testPostgres.clinicTestPostgres = await startPostgres();
  const { url } = testPostgres.clinicTestPostgres;
  process.env[TEST_POSTGRES_URL] = url;
  const client = new Client(url);
  await client.connect();
  await client.query(`create database ${EMPTY_CLINIC}`);
  await client.end();
  await (await openDatabase(new URL(EMPTY_CLINIC, url).href)).close();
}
