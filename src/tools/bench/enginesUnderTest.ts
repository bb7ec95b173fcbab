import type { EngineUnderTest } from './engineUnderTest';
import { postgresUnderTest } from './postgresUnderTest';
import { sqliteUnderTest } from './sqliteUnderTest';

export const ENGINES: Readonly<Record<EngineUnderTest['name'], () => Promise<EngineUnderTest>>> = {
  SQLite: () => Promise.resolve(sqliteUnderTest),
  PostgreSQL: postgresUnderTest,
};
