import { on } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { PostgresDialect, type PostgresPool } from 'kysely';
import { Client, DatabaseError, Pool, types, type Notification, type PoolClient, type PoolConfig } from 'pg';
import { CHANGES_CHANNEL, type Change } from './dialect';
import { DatabaseConflict, DatabaseRefusal, DatabaseUnavailable } from './errors';

/** Milliseconds. The server gives up before the client, so that the connection can be used again. */
const VISITORS: PoolConfig = { statement_timeout: 10_000, query_timeout: 12_000 };
/** Also limits how long a visitor's call waits for one of the connections that others use. */
const CONNECTION = { connectionTimeoutMillis: 10_000, keepAlive: true } as const;

/** Connections of one process; PostgreSQL allows 100 in all by default. */
const CONNECTIONS = 10;

/** Counts are 64 bits wide and would arrive as text; ours stay far below what a number holds. */
types.setTypeParser(types.builtins.INT8, Number);

/**
 * PostgreSQL's own codes, by their beginning, for what passes or somebody mends, and is no fault of a request:
 * - 08: the connection failed; 57: it is stopping, starting, or gave up for lack of time;
 * - 53: no room on the disk, in memory or for one more connection; 58: the system below it failed;
 * - XX: it found its own files other than it left them, as beside a full disk; F0: its settings are broken;
 * - 42501: besides missing rights, files that it may not open or write, as on a disk that became read-only;
 * - 55000: it lets nobody in, as while a backup is put back;
 * - 25006: it is a read-only copy, as while another takes over; 25P03, 55P03: somebody waited too long.
 */
const OUT_OF_REACH = ['08', '53', '57', '58', 'XX', 'F0', '42501', '25006', '25P03', '55000', '55P03'];

/** A transaction that was undone, e.g. to end a deadlock. */
const UNDONE = '40';

/**
 * Returns the meaning of a driver's error; an error without a code of the server is a fault of the
 * connection.
 */
export function postgresFault(error: unknown): Error {
  if (!(error instanceof DatabaseError) || error.code === undefined) return new DatabaseUnavailable(error);
  const { code, constraint, table } = error;
  if (OUT_OF_REACH.some((start) => code.startsWith(start))) return new DatabaseUnavailable(error);
  if (code.startsWith(UNDONE)) return new DatabaseConflict(error);
  return new DatabaseRefusal(code, table, constraint);
}

async function translated<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw postgresFault(error);
  }
}

type KyselyClient = Awaited<ReturnType<PostgresPool['connect']>>;

/** Gives kysely one error for every way of losing the server. A connection that failed once is closed. */
function kyselyClient(client: PoolClient): KyselyClient {
  let broken: Error | undefined;
  const query = async (text: string, values: readonly unknown[]): Promise<unknown> => {
    try {
      return await translated(() => client.query(text, [...values]));
    } catch (error) {
      if (error instanceof DatabaseUnavailable) broken = error;
      throw error;
    }
  };
  return {
    query: query as KyselyClient['query'],
    release: () => {
      client.release(broken);
    },
  };
}

/**
 * Connects to PostgreSQL when first used. Its own `synchronous_commit` (on by default) keeps the promise that an
 * acknowledged booking is on the disk.
 * @param databaseUrl `postgres://…`
 * @param by whose statements they are; those of staff may take as long as they need
 */
export function postgresDialect(databaseUrl: string, by: 'visitors' | 'staff'): PostgresDialect {
  const pool = new Pool({
    connectionString: databaseUrl,
    max: CONNECTIONS,
    ...CONNECTION,
    ...(by === 'visitors' && VISITORS),
  });
  // The pool replaces a connection that breaks; without a listener the process would end.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    // A transaction must see rows that were stored while it waited for a lock, whatever the database's
    // default is.
    client
      .query('set session characteristics as transaction isolation level read committed')
      .catch(() => undefined);
  });
  return new PostgresDialect({
    pool: {
      connect: async () => kyselyClient(await translated(() => pool.connect())),
      end: () => pool.end(),
    },
  });
}

/** Milliseconds before a lost connection is opened again. */
const PAUSE = 500;
/** Milliseconds between two checks that the connection works: a silent network reports nothing. */
const PULSE = 10_000;

/**
 * Listens for announced changes until it is stopped. A lost connection is opened again; anything may have
 * changed in between.
 * @returns stops it
 */
export function listenToPostgres(
  connectionString: string,
  onChange: (change: Change | 'lost') => void,
): () => Promise<void> {
  const stopped = new AbortController();
  const { signal } = stopped;
  async function listenUntilLost(): Promise<void> {
    const limits = { ...CONNECTION, connectionTimeoutMillis: 5_000, query_timeout: 5_000 };
    const client = new Client({ connectionString, ...limits });
    client.on('error', () => undefined);
    const announced = on(client, 'notification', { signal, close: ['end'] });
    const pulse = setInterval(() => {
      client.query('select 1').catch(() => client.end());
    }, PULSE).unref();
    try {
      await client.connect();
      await client.query(`listen ${CHANGES_CHANNEL}`);
      onChange('all');
      for await (const [{ payload }] of announced as AsyncIterable<[Notification]>)
        onChange(Number(payload) || 'all');
    } finally {
      clearInterval(pulse);
      await announced.return?.();
      await client.end().catch(() => undefined);
    }
  }
  const listening = (async () => {
    while (!signal.aborted) {
      await listenUntilLost().catch(() => undefined);
      onChange('lost');
      await wait(PAUSE, undefined, { ref: false, signal }).catch(() => undefined);
    }
  })();
  return async () => {
    stopped.abort();
    await listening;
  };
}
