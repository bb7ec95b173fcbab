import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { TEST_POSTGRES_URL } from '../../support/startTestPostgres';
import type { TestDatabase } from './engineDatabase';

/** An empty database in the tests' PostgreSQL, for `*.postgres.test.ts` only. */
export interface PostgresDatabase extends TestDatabase {
  /** Reads or changes rows without the server. */
  readonly rows: (query: string) => Promise<unknown[]>;
  /** Breaks every connection to it, as a restart of the database does. */
  readonly cutConnections: () => Promise<void>;
  /** Makes the database unreachable until it is brought back. */
  readonly goAway: () => Promise<void>;
  readonly comeBack: () => Promise<void>;
}

async function ask(url: string, query: string): Promise<unknown[]> {
  const client = new Client(url);
  await client.connect();
  try {
    return (await client.query(query)).rows as unknown[];
  } finally {
    await client.end();
  }
}

export async function postgresDatabase(): Promise<PostgresDatabase> {
  const empty = process.env[TEST_POSTGRES_URL];
  if (empty === undefined) throw new Error('Only a *.postgres.test.ts has a PostgreSQL.');
  const name = `clinic_${randomBytes(6).toString('hex')}`;
  const url = new URL(name, empty);
  // A connection to another database: the copied one may have none.
  const server = new URL('template1', empty).href;
  await ask(
    server,
    `create database ${name} template ${new URL(empty).pathname.slice(1)} strategy file_copy`,
  );
  const cutConnections = async () => {
    await ask(server, `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);
  };
  return {
    url: url.href,
    rows: (query) => ask(url.href, query),
    cutConnections,
    goAway: async () => {
      await ask(server, `alter database ${name} allow_connections false`);
      await cutConnections();
    },
    comeBack: async () => {
      await ask(server, `alter database ${name} allow_connections true`);
    },
    remove: async () => {
      await ask(server, `drop database ${name} with (force)`);
    },
  };
}
