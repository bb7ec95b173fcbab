import { PostgresDialect, type PostgresPool } from 'kysely';
import { DatabaseError, Pool, types, type PoolClient } from 'pg';
import { DatabaseConflict, DatabaseRefusal, DatabaseUnavailable } from './errors';

/** Limits in ms of visitors' statements: PostgreSQL's own, and the client's, later, so that the connection can be used again. */
const STATEMENT_TIMEOUT_MS = 10_000;
const QUERY_TIMEOUT_MS = 12_000;
/** `connectionTimeoutMillis` also limits the wait for a free connection of the pool. */
export const CONNECTION = { connectionTimeoutMillis: 10_000, keepAlive: true } as const;

/** Most connections of one process. PostgreSQL allows 100 in all by default. */
const CONNECTIONS = 10;

/** Parses 64-bit counts, which pg returns as text, as numbers; they are far below 2^53. */
types.setTypeParser(types.builtins.INT8, Number);

/**
 * PostgreSQL's error codes, by their beginning, for faults that pass or that an operator must fix, not of a request:
 * - 08: connection failed; 57: server stops, starts, or cancelled the statement for lack of time;
 * - 53: no disk space, memory or connections left; 58: system error;
 * - XX: damaged files, as after a full disk; F0: broken configuration;
 * - 42501: missing rights, also to files on a disk that became read-only;
 * - 55000: no connections accepted, as during a restore;
 * - 25006: read-only copy, as during a failover; 25P03, 55P03: waited too long for a transaction or a lock.
 */
const UNAVAILABLE = ['08', '53', '57', '58', 'XX', 'F0', '42501', '25006', '25P03', '55000', '55P03'];

/** The class of errors that end a transaction, e.g. because of a deadlock. */
const TRANSACTION_ROLLBACK = '40';

/** Maps a driver's error to one of db/errors. An error without a code of the server is a connection failure. */
export function postgresFault(error: unknown): Error {
  if (!(error instanceof DatabaseError) || error.code === undefined) return new DatabaseUnavailable(error);
  const { code, constraint, table } = error;
  if (UNAVAILABLE.some((start) => code.startsWith(start))) return new DatabaseUnavailable(error);
  if (code.startsWith(TRANSACTION_ROLLBACK)) return new DatabaseConflict(error);
  return new DatabaseRefusal(code, table, constraint);
}

export async function translateErrors<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw postgresFault(error);
  }
}

type KyselyClient = Awaited<ReturnType<PostgresPool['connect']>>;

/**
 * Adapts a client to kysely: every lost connection becomes a DatabaseUnavailable, and the pool then closes the client.
 */
function kyselyClient(client: PoolClient): KyselyClient {
  let broken: Error | undefined;
  const query = async (text: string, values: readonly unknown[]): Promise<unknown> => {
    try {
      return await translateErrors(() => client.query(text, [...values]));
    } catch (error) {
      if (error instanceof DatabaseUnavailable) broken = error;
      throw error;
    }
  };
  return {
    query: query as KyselyClient['query'],
    release: () => client.release(broken),
  };
}

/**
 * Returns a dialect that connects on first use. PostgreSQL's `synchronous_commit` (on by default) ensures that an
 * acknowledged booking is on the disk.
 * @param databaseUrl `postgres://…`
 * @param by statements of staff have no time limit
 */
export function postgresDialect(databaseUrl: string, by: 'visitors' | 'staff'): PostgresDialect {
  const pool = new Pool({
    connectionString: databaseUrl,
    max: CONNECTIONS,
    ...CONNECTION,
    ...(by === 'visitors' && { query_timeout: QUERY_TIMEOUT_MS }),
  });
  // The pool replaces a broken connection; without this listener the process would end.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    // Read committed, whatever the database's default: a transaction must see rows that were stored while it waited for
    // a lock. Set by statements, because poolers refuse settings of the connection.
    client
      .query(
        `set session characteristics as transaction isolation level read committed;
        set statement_timeout = ${by === 'visitors' ? STATEMENT_TIMEOUT_MS : 0}`,
      )
      .catch(() => undefined);
  });
  return new PostgresDialect({
    pool: {
      connect: async () => kyselyClient(await translateErrors(() => pool.connect())),
      end: () => pool.end(),
      options: pool.options,
    },
  });
}
