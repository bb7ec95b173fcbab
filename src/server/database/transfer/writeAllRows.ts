import type { Kysely } from 'kysely';
import { engineAdapter } from '../engines/engine';
import type { ClinicSchema } from '../sql/schema';
import {
  asRows,
  countRows,
  isEmpty,
  LEDGER,
  TABLES,
  type Row,
  type RowCounts,
  type Rows,
  type TableName,
} from './tables';

/** Rows in one statement: their values stay below the engines' limit on bound parameters. */
const BATCH = 500;

/** @yields rows of one table, some at a time */
export async function* batches(rows: Rows): AsyncGenerator<readonly [TableName, readonly Row[]]> {
  let current: TableName | undefined;
  let batch: Row[] = [];
  for await (const [table, row] of rows) {
    if (current !== undefined && (table !== current || batch.length === BATCH)) {
      yield [current, batch];
      batch = [];
    }
    current = table;
    batch.push(row);
  }
  if (current !== undefined) yield [current, batch];
}

/** There are rows where none may be; nothing has changed. */
export class NotEmpty extends Error {
  constructor() {
    super('The database is not empty.');
  }
}

export interface WriteOptions {
  /** What there must be afterwards. */
  readonly expected: RowCounts;
  /** Removes what is there; else rows that are there are an error. */
  readonly replace: boolean;
  /** The rows come from a version without secrets: links that were mailed since go on with the one that is there. */
  readonly keepSecrets?: boolean;
  /** What else belongs to it, once all rows are there. */
  readonly afterwards?: (transaction: Kysely<ClinicSchema>) => Promise<void>;
}

/** The ledger is joined with the one that is there; a wish that both know is there once. */
async function joinLedger(db: Kysely<ClinicSchema>, rows: readonly Row[]): Promise<void> {
  const wishes = rows.map(
    ({ at, salt, hash }) => ({ at, salt, hash }) as ClinicSchema['forgotten'] & { id: never },
  );
  await db
    .insertInto('forgotten')
    .values(wishes)
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .execute();
}

/**
 * Fills the data with rows, all or none.
 * @throws {NotEmpty} when there are rows already and they are not to be replaced; else when a table ends with
 * another number of rows than expected. Nothing has changed then
 */
export async function writeAllRows(
  db: Kysely<ClinicSchema>,
  rows: Rows,
  { expected, replace, keepSecrets = false, afterwards }: WriteOptions,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const present = await countRows(transaction);
    if (!replace && !isEmpty(present)) throw new NotEmpty();
    const hasLedger = present[LEDGER] > 0;
    const isKept = (table: TableName): boolean => table === 'secrets' && keepSecrets;
    for (const table of TABLES.toReversed())
      if (table !== LEDGER && !isKept(table)) await transaction.deleteFrom(table).execute();
    for await (const [table, batch] of batches(rows)) {
      if (isKept(table)) continue;
      if (table === LEDGER && hasLedger) await joinLedger(transaction, batch);
      else await asRows(transaction).insertInto(table).values(batch).execute();
    }
    await engineAdapter(transaction).continueNumbering(transaction, TABLES);
    const written = await countRows(transaction);
    const wrong = TABLES.find(
      (table) => written[table] !== expected[table] && !(table === LEDGER && hasLedger),
    );
    if (wrong) throw new Error(`${wrong}: ${written[wrong]} rows instead of ${expected[wrong]}`);
    await afterwards?.(transaction);
  });
}
