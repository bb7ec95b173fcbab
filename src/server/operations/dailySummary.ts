import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Db } from '../db/schema';

type Table = 'journal' | 'outbox';

/** Returns the id of the newest row; 0 if there is none. */
const findNewest = async (db: Db, table: Table): Promise<number> =>
  (await db.selectFrom(table).select('id').orderBy('id', 'desc').limit(1).executeTakeFirst())?.id ?? 0;

/** Counts the rows after one by the value of a column. It counts in JavaScript, because SQLite would group by an index of all rows. */
async function countAfter(db: Db, table: Table, id: number, column: 'event' | 'status') {
  const { rows } = await sql<{ value: string }>`
    select ${sql.ref(column)} as value from ${sql.table(table)} where id > ${id}`.execute(db);
  const counts: Record<string, number> = {};
  for (const { value } of rows) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
}

/**
 * Starts counting refused posts. Returns a function that logs what all processes stored, and how many posts this one
 * refused, since it was last called; its first call logs nothing.
 */
export function startDailySummary(
  { server }: FastifyInstance,
  notices: FastifyBaseLogger,
  db: Db,
): () => Promise<void> {
  let last: { readonly entry: number; readonly mail: number } | undefined;
  let refused = 0;
  server.on('request', ({ method }, response) => {
    response.once('finish', () => {
      if (method === 'POST' && response.statusCode >= 400) refused += 1;
    });
  });
  return async () => {
    const newest = { entry: await findNewest(db, 'journal'), mail: await findNewest(db, 'outbox') };
    if (last !== undefined) {
      const journal = await countAfter(db, 'journal', last.entry, 'event');
      const mails = await countAfter(db, 'outbox', last.mail, 'status');
      notices.info({ journal, mails, refused }, 'the last day');
    }
    last = newest;
    refused = 0;
  };
}
