import { CamelCasePlugin, Kysely } from 'kysely';
import { Pool, types, type PoolConfig } from 'pg';
import type { Engine, WorksFor } from './engine';
import { ClinicPostgresDialect } from './postgresDialect';
import { postgresNews } from './postgresNews';
import { postgresPool } from './postgresPool';

/** Milliseconds. The server gives up first, so that the connection can be used again. */
const TIMES: Readonly<Record<WorksFor, PoolConfig>> = {
  visitors: { statement_timeout: 10_000, query_timeout: 12_000 },
  staff: {},
};

const CONNECTION = { connectionTimeoutMillis: 5_000, keepAlive: true } as const;

/** Connections of one process; PostgreSQL allows 100 in all unless told otherwise. */
const CONNECTIONS = 10;

/** Counts are 64 bits wide and would arrive as text; ours stay far below what a number holds. */
types.setTypeParser(types.builtins.INT8, Number);

/**
 * Connects to PostgreSQL when first asked something. Its own `synchronous_commit` (on, unless somebody turned it
 * off) keeps the promise that an acknowledged booking is on the disk.
 * @param databaseUrl `postgres://…`
 */
export function openPostgres<Schema>(databaseUrl: string, worksFor: WorksFor): Engine<Schema> {
  const pool = new Pool({
    connectionString: databaseUrl,
    max: CONNECTIONS,
    ...CONNECTION,
    ...TIMES[worksFor],
  });
  const db = new Kysely<Schema>({
    dialect: new ClinicPostgresDialect({ pool: postgresPool(pool) }),
    plugins: [new CamelCasePlugin()],
  });
  const appointmentNews = postgresNews(databaseUrl);
  const close = async (): Promise<void> => {
    await appointmentNews.close();
    await db.destroy();
  };
  return { db, appointmentNews, close };
}
