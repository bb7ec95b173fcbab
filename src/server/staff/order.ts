import { sql } from 'kysely';
import type { Db } from '../db/schema';

/** Shows rows in this order. */
export async function writeOrder(
  tx: Db,
  table: 'services' | 'doctors' | 'prices',
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return;
  const places = ids.map((id, index) => sql`when ${sql.lit(id)} then ${sql.lit(index + 1)}`);
  await tx
    .updateTable(table)
    .set({ position: sql<number>`case id ${sql.join(places, sql` `)} end` })
    .where('id', 'in', ids)
    .execute();
}

/** Returns a number for a new row. The transaction has locked the catalogue, so that no other one takes it. */
export async function nextId(tx: Db, table: 'services' | 'doctors'): Promise<number> {
  const newest = await tx.selectFrom(table).select('id').orderBy('id', 'desc').limit(1).executeTakeFirst();
  return (newest?.id ?? 0) + 1;
}
