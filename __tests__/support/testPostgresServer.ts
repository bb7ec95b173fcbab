import type { PostgresServer } from '../../src/tools/startPostgres';

/** The variable that tells the suites where their PostgreSQL is. */
export const TEST_POSTGRES_URL = 'TEST_POSTGRES_URL';

/** The database with tables and no rows. */
export const EMPTY_CLINIC = 'clinic_empty';

/** Jest's own process remembers the server between the hooks that start and end it. */
export const testPostgres = globalThis as { clinicTestPostgres?: PostgresServer };
