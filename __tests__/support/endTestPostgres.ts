import { testPostgres } from './startTestPostgres';

/** Jest's hook after the suites that need PostgreSQL. */
export default async function endTestPostgres(): Promise<void> {
  await testPostgres.clinicTestPostgres?.end();
}
