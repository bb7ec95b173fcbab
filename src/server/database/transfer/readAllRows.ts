import type { Kysely } from 'kysely';
import { inSnapshot } from '../sql/inSnapshot';
import type { ClinicSchema } from '../sql/schema';
import { asRows, countRows, TABLES, type Row, type RowCounts, type Rows, type TableName } from './tables';

/** Rows read at a time. */
const BATCH = 1000;

async function* rowsOf(db: Kysely<ClinicSchema>): AsyncGenerator<readonly [TableName, Row]> {
  for (const table of TABLES) {
    let last = 0;
    for (;;) {
      const rows = await asRows(db)
        .selectFrom(table)
        .selectAll()
        .where('id', '>', last)
        .orderBy('id')
        .limit(BATCH)
        .execute();
      for (const row of rows) yield [table, row as Row];
      if (rows.length < BATCH) break;
      last = (rows.at(-1) as Row).id;
    }
  }
}

/**
 * Gives every row, and how many there are, as it stood at one moment, while others go on writing.
 * @param read reads them once, to the end
 */
export function readAllRows<Result>(
  db: Kysely<ClinicSchema>,
  read: (rows: Rows, counts: RowCounts) => Promise<Result>,
): Promise<Result> {
  return inSnapshot(db, async (connection) => read(rowsOf(connection), await countRows(connection)));
}
