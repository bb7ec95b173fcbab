import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config';
import type { Db } from '../db/schema';

/** Newest rows of both tables; 0 if there are none. */
interface Newest {
  readonly entry: number;
  readonly mail: number;
}

async function findNewest(db: Db): Promise<Newest> {
  const newestIn = async (table: 'journal' | 'outbox') =>
    (await db.selectFrom(table).select('id').orderBy('id', 'desc').limit(1).executeTakeFirst())?.id ?? 0;
  return { entry: await newestIn('journal'), mail: await newestIn('outbox') };
}

function countEach(names: readonly string[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}

/** Counts what all processes stored after some rows: journal entries by event, mails by status. */
async function countAfter(db: Db, { entry, mail }: Newest) {
  const entries = await db.selectFrom('journal').select('event').where('id', '>', entry).execute();
  const mails = await db.selectFrom('outbox').select('status').where('id', '>', mail).execute();
  return {
    journal: countEach(entries.map(({ event }) => event)),
    mails: countEach(mails.map(({ status }) => status)),
  };
}

/**
 * Returns a function that logs what all processes stored, and how many posts this one refused, since it was last called.
 * The default level writes the line too.
 */
export function dayLine(
  { server, log }: FastifyInstance,
  { db, logLevel }: Pick<Config, 'logLevel'> & { readonly db: Db },
): () => Promise<void> {
  const lines = log.child({}, { level: logLevel === 'warn' ? 'info' : logLevel });
  let last: Newest | undefined;
  let refused = 0;
  server.on('request', ({ method }, response) => {
    response.once('finish', () => {
      if (method === 'POST' && response.statusCode >= 400) refused += 1;
    });
  });
  return async () => {
    const newest = await findNewest(db);
    if (last !== undefined) lines.info({ ...(await countAfter(db, last)), refused }, 'the last day');
    last = newest;
    refused = 0;
  };
}
