import type { PostgresPool } from 'kysely';
import { DatabaseError, type Pool, type PoolClient } from 'pg';
import { DatabaseConflict, DatabaseUnavailable } from '../databaseErrors';

type KyselyClient = Awaited<ReturnType<PostgresPool['connect']>>;

/**
 * What the server did not say itself is a fault of the connection. Of its own codes, classes 08 and 57 are a
 * connection that failed and a server that is stopping, starting or out of time; 53 is one out of connections,
 * disk or memory, 58 one whose system fails it; 40 is a transaction that was undone, e.g. to end a deadlock.
 */
function translation(error: unknown): unknown {
  const code = error instanceof DatabaseError ? error.code : undefined;
  if (code === undefined || /^(?:08|53|57|58)/.test(code)) return new DatabaseUnavailable(error);
  return code.startsWith('40') ? new DatabaseConflict(error) : error;
}

async function translated<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw translation(error);
  }
}

/** A connection that failed once is not used again: nobody knows what it still has under way. */
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

/** A pool of PostgreSQL connections as kysely's driver should see it: with one error for every way of losing the server. */
export function postgresPool(pool: Pool): PostgresPool {
  // The pool replaces a connection that breaks; without a listener it would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const clients = new WeakMap<PoolClient, KyselyClient>();
  return {
    connect: async () => {
      const client = await translated(() => pool.connect());
      const known = clients.get(client) ?? kyselyClient(client);
      clients.set(client, known);
      return known;
    },
    end: () => pool.end(),
  };
}
