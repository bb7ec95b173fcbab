import { postgresDatabase } from './postgresDatabase';
import { sqliteDatabase } from './sqliteDatabase';

/** One test's database: empty at first, and shared by all connections to its address. */
export interface TestDatabase {
  /** Address in the form of `DATABASE_URL`. */
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
