import { Kysely, PostgresDialect, type PostgresPool } from 'kysely';
import { Pool, types, type PoolClient } from 'pg';
import { DatabaseUnavailable } from '../databaseUnavailable';
import type { ClinicSchema } from '../sql/schema';
import type { Engine } from './engine';

/** Milliseconds. A visitor is told that the database is out of reach, rather than left waiting. */
const TIMES = {
  connectionTimeoutMillis: 5_000,
  /** The server gives up first, so that the client knows whether it did. */
  statement_timeout: 10_000,
  query_timeout: 12_000,
  idleTimeoutMillis: 30_000,
} as const;

const CONNECTIONS = 10;

/** Counts are 64 bits wide and would arrive as text; ours stay far below what a number holds. */
types.setTypeParser(types.builtins.INT8, Number);

/**
 * The server's own refusals carry a code of five characters. Classes 08 and 57 are a connection that failed
 * and a server that is stopping, starting or out of time; 53 is a server out of connections, disk or memory.
 */
function isOutOfReach(error: unknown): boolean {
  const code = (error as { code?: unknown }).code;
  if (typeof code !== 'string' || !/^[0-9A-Z]{5}$/.test(code)) return true;
  return /^(?:08|53|57)/.test(code);
}

async function translated<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw isOutOfReach(error) ? new DatabaseUnavailable(error) : error;
  }
}

/** The pool as kysely's driver should see it: with one kind of error for every way of losing the server. */
function clinicPool(pool: Pool): PostgresPool {
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const wrapped = new WeakMap<PoolClient, Awaited<ReturnType<PostgresPool['connect']>>>();

  const wrap = (client: PoolClient): Awaited<ReturnType<PostgresPool['connect']>> => {
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
      query: query as Awaited<ReturnType<PostgresPool['connect']>>['query'],
      release: () => {
        client.release(broken);
      },
    };
  };

  return {
    connect: async () => {
      const client = await translated(() => pool.connect());
      const known = wrapped.get(client) ?? wrap(client);
      wrapped.set(client, known);
      return known;
    },
    end: () => pool.end(),
  };
}

/**
 * Connects to PostgreSQL. Its own `synchronous_commit` (on, unless somebody turned it off) keeps the promise
 * that an acknowledged booking is on the disk.
 * @param databaseUrl `postgres://…`
 */
export function openPostgres(databaseUrl: string): Promise<Engine> {
  const pool = new Pool({ connectionString: databaseUrl, max: CONNECTIONS, keepAlive: true, ...TIMES });
  const db = new Kysely<ClinicSchema>({ dialect: new PostgresDialect({ pool: clinicPool(pool) }) });
  return Promise.resolve({ db, close: () => db.destroy() });
}
