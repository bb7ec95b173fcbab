import { postgresDatabase } from './postgresDatabase';
import { sqliteDatabase } from './sqliteDatabase';

/** The place of one test's data: empty at first, and shared by all who open the address. */
export interface TestDatabase {
  /** As in `DATABASE_URL`. */
  readonly url: string;
  readonly remove: () => Promise<void>;
}

declare global {
  /** The engine of the project that runs a test, see `.config/jest.config.mjs`. */
  var TEST_ENGINE: 'SQLite' | 'PostgreSQL';
}

/** The engine on which a `.engines.test.ts` runs now: it runs on both. */
export const ENGINE = globalThis.TEST_ENGINE;

/** Prepares an empty database of the engine. */
export const engineDatabase = (): Promise<TestDatabase> =>
  ENGINE === 'SQLite' ? sqliteDatabase() : postgresDatabase();
