import type { Kysely } from 'kysely';
import type { ClinicSchema } from '../sql/schema';

export type TableName = keyof ClinicSchema;
export type Row = Readonly<Record<string, unknown>> & { readonly id: number };

/** Rows on their way, each with its table. */
export type Rows = AsyncIterable<readonly [TableName, Row]>;

/** Every table, so that a forgotten one does not compile; in an order in which each finds what it refers to. */
const ORDER: Readonly<Record<TableName, true>> = {
  services: true,
  doctors: true,
  slots: true,
  vacations: true,
  prices: true,
  closures: true,
  profile: true,
  portraits: true,
  appointments: true,
  unconfirmed: true,
  waiting: true,
  earlier_offers: true,
  contact_requests: true,
  outbox: true,
  journal: true,
  seals: true,
  forgotten: true,
  secrets: true,
};
export const TABLES = Object.keys(ORDER) as readonly TableName[];

/** Kept when all else is replaced, because a wish outlives the data that it is about. */
export const LEDGER: TableName = 'forgotten';

/** How many rows each table holds. */
export type RowCounts = Readonly<Record<TableName, number>>;

/** A database without data has its secrets nevertheless. */
export const isEmpty = (counts: RowCounts): boolean =>
  TABLES.every((table) => table === LEDGER || table === 'secrets' || counts[table] === 0);

/** The same data, seen as tables of rows as they stand there, of which only the id matters. */
type AnyTables = Record<TableName, Record<string, unknown> & { id: number }>;
export const asRows = (db: Kysely<ClinicSchema>): Kysely<AnyTables> =>
  db.withoutPlugins() as unknown as Kysely<AnyTables>;

export async function countRows(db: Kysely<ClinicSchema>): Promise<RowCounts> {
  const counts: Partial<Record<TableName, number>> = {};
  for (const table of TABLES) {
    const { count } = await asRows(db)
      .selectFrom(table)
      .select((row) => row.fn.countAll().as('count'))
      .executeTakeFirstOrThrow();
    counts[table] = Number(count);
  }
  return counts as RowCounts;
}
