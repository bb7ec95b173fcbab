import { createHash, type Hash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { ClinicSchema } from '../sql/schema';
import { readAllRows } from './readAllRows';
import type { Row, RowCounts, Rows, TableName } from './tables';
import { writeAllRows } from './writeAllRows';

/** What was written into the target says something else than its source. */
export class CopyDiffers extends Error {
  constructor() {
    super('The copy says something else than its source.');
  }
}

/** Sums up what rows say on their way, whatever the order of their columns. */
async function* summed(rows: Rows, sum: Hash): AsyncGenerator<readonly [TableName, Row]> {
  for await (const [table, row] of rows) {
    sum.update(JSON.stringify([table, Object.entries(row).sort(([a], [b]) => (a < b ? -1 : 1))]));
    yield [table, row];
  }
}

async function finished(rows: AsyncGenerator): Promise<void> {
  while (!(await rows.next()).done) continue;
}

/**
 * Copies all data, as they stand at one moment, into an empty database of either engine; then reads them back
 * and compares.
 * @throws {NotEmpty} when the target holds rows; nothing has changed then
 * @throws {CopyDiffers}
 */
export async function copyDatabase(from: Kysely<ClinicSchema>, to: Kysely<ClinicSchema>): Promise<RowCounts> {
  const [source, copy] = [createHash('sha256'), createHash('sha256')];
  const counts = await readAllRows(from, async (rows, expected) => {
    await writeAllRows(to, summed(rows, source), { expected, replace: false });
    return expected;
  });
  await readAllRows(to, (rows) => finished(summed(rows, copy)));
  if (copy.digest('hex') !== source.digest('hex')) throw new CopyDiffers();
  return counts;
}
