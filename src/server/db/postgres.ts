import { on, once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { PostgresDialect, type PostgresPool } from 'kysely';
import { Client, DatabaseError, Pool, types, type Notification, type PoolClient } from 'pg';
import { CHANGES_CHANNEL, type Change } from './transaction';
import { DatabaseConflict, DatabaseRefusal, DatabaseUnavailable } from './errors';

/** Limits in ms of visitors' statements: PostgreSQL's own, and the client's, later, so that the connection can be used again. */
const STATEMENT_TIMEOUT_MS = 10_000;
const QUERY_TIMEOUT_MS = 12_000;
/** `connectionTimeoutMillis` also limits the wait for a free connection of the pool. */
const CONNECTION = { connectionTimeoutMillis: 10_000, keepAlive: true } as const;

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
const OUT_OF_REACH = ['08', '53', '57', '58', 'XX', 'F0', '42501', '25006', '25P03', '55000', '55P03'];

/** Class of the errors for transactions that were rolled back, e.g. to end a deadlock. */
const UNDONE = '40';

/** Maps a driver's error to one of db/errors. An error without a code of the server is a connection failure. */
export function postgresFault(error: unknown): Error {
  if (!(error instanceof DatabaseError) || error.code === undefined) return new DatabaseUnavailable(error);
  const { code, constraint, table } = error;
  if (OUT_OF_REACH.some((start) => code.startsWith(start))) return new DatabaseUnavailable(error);
  if (code.startsWith(UNDONE)) return new DatabaseConflict(error);
  return new DatabaseRefusal(code, table, constraint);
}

async function translateErrors<T>(work: () => Promise<T>): Promise<T> {
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

/** Milliseconds before a lost connection is opened again. */
const RECONNECT_PAUSE_MS = 500;
/** Milliseconds between two echoes: a silent network, or a pooler, reports no error. */
const ECHO_PAUSE_MS = 10_000;
/** Milliseconds within which an echo must arrive. */
const ECHO_TIMEOUT_MS = 5_000;
/** Text that announces no change. */
const ECHO = 'echo';

/** Notifies {@link CHANGES_CHANNEL} of a text, by another connection than the one that listens. */
type Notify = (text: string) => Promise<unknown>;

function newListener(connectionString: string): Client {
  const limits = { ...CONNECTION, connectionTimeoutMillis: 5_000, query_timeout: 5_000 };
  return new Client({ connectionString, ...limits }).on('error', () => undefined);
}

/** @throws {Error} if a notification does not arrive */
async function echo(client: Client, notify: Notify): Promise<void> {
  const arrived = once(client, 'notification', { signal: AbortSignal.timeout(ECHO_TIMEOUT_MS) }).catch(() => {
    throw new Error('notifications (LISTEN) do not arrive, as behind a pooler in transaction mode');
  });
  await Promise.all([notify(ECHO), arrived]);
}

async function listen(client: Client, notify: Notify): Promise<void> {
  await translateErrors(async () => {
    await client.connect();
    await client.query(`listen ${CHANGES_CHANNEL}`);
  });
  await echo(client, notify);
}

/** @throws {Error} if this process would not be notified of other processes' changes */
export async function requireNotifications(connectionString: string, notify: Notify): Promise<void> {
  const client = newListener(connectionString);
  try {
    await listen(client, notify);
  } finally {
    await client.end();
  }
}

/**
 * Listens for announced changes and reconnects if the connection is lost. Passes `all` after each connect, because
 * changes may have been missed.
 * @returns a function that stops listening
 */
export function listenToPostgres(
  connectionString: string,
  notify: Notify,
  onChange: (change: Change | 'lost') => void,
): () => Promise<void> {
  const stopped = new AbortController();
  const { signal } = stopped;
  async function listenUntilLost(): Promise<void> {
    const client = newListener(connectionString);
    const announced = on(client, 'notification', { signal, close: ['end'] });
    const pulse = setInterval(() => {
      echo(client, notify).catch(() => client.end());
    }, ECHO_PAUSE_MS).unref();
    try {
      await listen(client, notify);
      onChange('all');
      for await (const [{ payload }] of announced as AsyncIterable<[Notification]>)
        if (payload !== ECHO) onChange(Number(payload) || 'all');
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
      await wait(RECONNECT_PAUSE_MS, undefined, { ref: false, signal }).catch(() => undefined);
    }
  })();
  return async () => {
    stopped.abort();
    await listening;
  };
}
