import { setTimeout as wait } from 'node:timers/promises';
import { PostgresDialect, type PostgresPool } from 'kysely';
import { Client, Pool, types, type PoolClient, type PoolConfig } from 'pg';
import { CHANGES_CHANNEL, type Change } from './dialect';
import { DatabaseUnavailable } from './errors';
import { postgresFault } from './postgresFault';

/** Milliseconds. The server gives up before the client, so that the connection can be used again. */
const VISITORS: PoolConfig = { statement_timeout: 10_000, query_timeout: 12_000 };
/** Also limits how long a visitor's call waits for one of the connections that others use. */
const CONNECTION = { connectionTimeoutMillis: 10_000, keepAlive: true } as const;

/** Connections of one process; PostgreSQL allows 100 in all by default. */
const CONNECTIONS = 10;

/** Counts are 64 bits wide and would arrive as text; ours stay far below what a number holds. */
types.setTypeParser(types.builtins.INT8, Number);

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
 * @param onConnected called with false when there is no connection, with true when it is back
 * @returns stops it
 */
export function listenToPostgres(
  connectionString: string,
  onChange: (change: Change) => void,
  onConnected: (isConnected: boolean) => void,
): () => Promise<void> {
  const stopped = new AbortController();
  let wasConnected: boolean | undefined;
  const report = (isConnected: boolean): void => {
    if (isConnected !== wasConnected) onConnected(isConnected);
    wasConnected = isConnected;
  };
  const listenUntilLost = async (): Promise<void> => {
    const lost = new AbortController();
    const client = new Client({
      connectionString,
      ...CONNECTION,
      connectionTimeoutMillis: 5e3,
      query_timeout: 5e3,
    });
    for (const event of ['error', 'end'] as const)
      client.on(event, () => {
        lost.abort();
      });
    client.on('notification', ({ payload }) => {
      onChange(Number(payload) || 'all');
    });
    try {
      await client.connect();
      await client.query(`listen ${CHANGES_CHANNEL}`);
      report(true);
      onChange('all');
      for (;;) {
        await wait(PULSE, undefined, { ref: false, signal: AbortSignal.any([lost.signal, stopped.signal]) });
        await client.query('select 1');
      }
    } finally {
      await client.end().catch(() => undefined);
    }
  };
  const run = async (): Promise<void> => {
    while (!stopped.signal.aborted) {
      await listenUntilLost().catch(() => undefined);
      report(false);
      await wait(PAUSE, undefined, { ref: false, signal: stopped.signal }).catch(() => undefined);
    }
  };
  const running = run();
  return async () => {
    stopped.abort();
    await running;
  };
}
