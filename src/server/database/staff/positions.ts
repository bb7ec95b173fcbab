import { sql, type Kysely } from 'kysely';
import type { ClinicSchema } from '../sql/schema';

/** Where in its list something is shown, from 1 on. Left out, it stays where it is, and what is new comes last. */
export interface Placed {
  readonly position?: number | undefined;
}

/** Any of the fields. */
export type Changes<Row> = { readonly [Field in keyof Row]?: Row[Field] | undefined };

/**
 * Puts a row at its place.
 * @param list the ids in the order in which they were shown before, without a new one
 */
export async function placeRow(
  db: Kysely<ClinicSchema>,
  table: 'services' | 'doctors' | 'prices',
  list: readonly { readonly id: number }[],
  id: number,
  { position }: Placed,
): Promise<void> {
  const before = list.map((row) => row.id);
  if (position === undefined && before.includes(id)) return;
  const others = before.filter((other) => other !== id);
  const ids = others.toSpliced(position === undefined ? others.length : position - 1, 0, id);
  await writeOrder(db, table, 'id', ids);
}

/** Shows rows in this order; a column tells them apart. */
export async function writeOrder(
  db: Kysely<ClinicSchema>,
  table: 'services' | 'doctors' | 'prices',
  column: 'id' | 'key',
  order: readonly (number | string)[],
): Promise<void> {
  if (order.length === 0) return;
  const places = order.map((one, index) => sql`when ${sql.lit(one)} then ${sql.lit(index + 1)}`);
  await db
    .updateTable(table)
    .set({ position: sql<number>`case ${sql.ref(column)} ${sql.join(places, sql` `)} end` })
    .where(sql.ref(column), 'in', order)
    .execute();
}
