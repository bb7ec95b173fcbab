import type { Kysely } from 'kysely';
import type { ClinicSchema, Db } from '../db/schema';

/** Tables of a backup: all except the uses of daily limits. */
export type TableName = Exclude<keyof ClinicSchema, 'limit_uses'>;
export type Row = Readonly<Record<string, unknown>> & { readonly id: number };

/** A stream of rows, each with its table. */
export type Rows = AsyncIterable<readonly [TableName, Row]>;

/** A backup's tables, each after the tables that it refers to. A missing one does not compile. */
const ORDER: Readonly<Record<TableName, true>> = {
  services: true,
  doctors: true,
  slots: true,
  vacations: true,
  blocked_times: true,
  prices: true,
  closures: true,
  profile: true,
  portraits: true,
  appointments: true,
  waiting: true,
  freed_times: true,
  contact_requests: true,
  outbox: true,
  journal: true,
  forgotten: true,
  secrets: true,
  // The clock's last reading comes along: a purge of old data needs a clock that staff trust.
  job_runs: true,
  calendars: true,
};
export const TABLES = Object.keys(ORDER) as readonly TableName[];

type RowCounts = Record<TableName, number>;
export const noRows = (): RowCounts => Object.fromEntries(TABLES.map((table) => [table, 0])) as RowCounts;

/**
 * Returns true for a database without data. Secrets and runs of jobs do not count, because every database has them, nor
 * do erasure requests, which a restore keeps.
 */
export const hasNoData = ({ secrets: _s, forgotten: _f, job_runs: _j, ...data }: RowCounts): boolean =>
  Object.values(data).every((count) => count === 0);

/** Types the database as tables of stored rows, of which only the id matters. */
type AnyTables = Record<TableName, Record<string, unknown> & { id: number }>;
export const asRows = (db: Db): Kysely<AnyTables> => db.withoutPlugins() as unknown as Kysely<AnyTables>;

export const countRows = (db: Db): Promise<RowCounts> =>
  asRows(db)
    .selectNoFrom((row) =>
      TABLES.map((table) => row.selectFrom(table).select(row.fn.countAll().as('count')).as(table)),
    )
    .$castTo<RowCounts>()
    .executeTakeFirstOrThrow();

/** Rows read per query. */
const BATCH = 1000;

/** @yields every row; call it in a snapshot */
export async function* readAllRows(db: Db): AsyncGenerator<readonly [TableName, Row]> {
  for (const table of TABLES) {
    const query = asRows(db).selectFrom(table).selectAll().orderBy('id').limit(BATCH);
    let rows: readonly Row[] = [];
    do {
      // Ids begin with 1.
      rows = (await query.where('id', '>', rows.at(-1)?.id ?? 0).execute()) as Row[];
      for (const row of rows) yield [table, row];
    } while (rows.length === BATCH);
  }
}
