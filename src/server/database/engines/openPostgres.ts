import { Kysely, PostgresDialect } from 'kysely';
import { Pool, types, type PoolConfig } from 'pg';
import { migrateToLatest } from '../migrations/migrateToLatest';
import type { ClinicSchema } from '../sql/schema';
import type { Engine } from './engine';
import { postgresNews } from './postgresNews';
import { postgresPool } from './postgresPool';

/** Milliseconds. A visitor is told that the database is out of reach, rather than left waiting. */
const REQUEST_TIMES = {
  /** The server gives up first, so that the connection can be used again. */
  statement_timeout: 10_000,
  query_timeout: 12_000,
} as const;

const CONNECTION = { connectionTimeoutMillis: 5_000, keepAlive: true } as const;

/** Connections of one process; PostgreSQL allows 100 in all unless told otherwise. */
const CONNECTIONS = 10;

/** Counts are 64 bits wide and would arrive as text; ours stay far below what a number holds. */
types.setTypeParser(types.builtins.INT8, Number);

function openPool(options: PoolConfig): Kysely<ClinicSchema> {
  const pool = postgresPool(new Pool({ ...CONNECTION, ...options }));
  return new Kysely<ClinicSchema>({ dialect: new PostgresDialect({ pool }) });
}

/** Apart from the requests' connections: a migration may take as long as it needs. */
async function migrate(connectionString: string): Promise<void> {
  const db = openPool({ connectionString, max: 2 });
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
export async function openPostgres(databaseUrl: string): Promise<Engine> {
  await migrate(databaseUrl);
  const db = openPool({ connectionString: databaseUrl, max: CONNECTIONS, ...REQUEST_TIMES });
  const appointmentNews = postgresNews(databaseUrl);
  const close = async (): Promise<void> => {
    await appointmentNews.close();
    await db.destroy();
  };
  return { db, appointmentNews, close };
}
