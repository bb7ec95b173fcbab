import { Kysely, PostgresDialect } from 'kysely';
import { Pool, types, type PoolConfig } from 'pg';
import { migrateToLatest } from '../migrations/migrateToLatest';
import type { ClinicSchema } from '../sql/schema';
import type { Engine, WorksFor } from './engine';
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

function openPool(options: PoolConfig): Kysely<ClinicSchema> {
  const pool = postgresPool(new Pool({ ...CONNECTION, ...options }));
  return new Kysely<ClinicSchema>({ dialect: new PostgresDialect({ pool }) });
}

/** Apart from the requests' connections: a migration is no visitor's. */
async function migrate(connectionString: string): Promise<void> {
  const db = openPool({ connectionString, max: 2, ...TIMES.staff });
  try {
    await migrateToLatest(db);
  } finally {
    await db.destroy();
  }
}

/**
 * Connects to PostgreSQL and brings its tables up to date. Its own `synchronous_commit` (on, unless somebody
 * turned it off) keeps the promise that an acknowledged booking is on the disk.
 * @param databaseUrl `postgres://…`
 * @throws when it cannot be reached or used
 */
export async function openPostgres(databaseUrl: string, worksFor: WorksFor): Promise<Engine> {
  await migrate(databaseUrl);
  const db = openPool({ connectionString: databaseUrl, max: CONNECTIONS, ...TIMES[worksFor] });
  const appointmentNews = postgresNews(databaseUrl);
  const close = async (): Promise<void> => {
    await appointmentNews.close();
    await db.destroy();
  };
  return { db, appointmentNews, close };
}
