import type { PostgresPool } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { DatabaseUnavailable } from '../ports/databaseErrors';
import { postgresFault } from './postgresFault';

type KyselyClient = Awaited<ReturnType<PostgresPool['connect']>>;

async function translated<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw postgresFault(error);
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
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    // Whatever the database's default is: after a wait for a lock, ours must see what was stored meanwhile.
    client
      .query('set session characteristics as transaction isolation level read committed')
      .catch(() => undefined);
  });
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
