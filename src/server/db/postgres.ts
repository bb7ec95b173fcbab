import { on } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { PostgresDialect, type PostgresPool } from 'kysely';
import { Client, Pool, types, type Notification, type PoolClient, type PoolConfig } from 'pg';
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
