import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { ClinicSchema } from '../sql/schema';
import { emptyCounts } from './backupFile';
import { readAllRows } from './readAllRows';
import type { Row, RowCounts, TableName } from './tables';
import { writeAllRows } from './writeAllRows';

/** What was written into the target says something else than its source. */
export class CopyDiffers extends Error {
  constructor() {
    super('The copy says something else than its source.');
  }
}

/** Counts rows on their way and sums up what they say, whatever the order of their columns. */
class Observed {
  readonly counts = emptyCounts();
  readonly #hash = createHash('sha256');

  async *pass(rows: AsyncIterable<readonly [TableName, Row]>): AsyncGenerator<readonly [TableName, Row]> {
    for await (const [table, row] of rows) {
      this.counts[table] += 1;
      this.#hash.update(JSON.stringify([table, Object.entries(row).sort(([a], [b]) => (a < b ? -1 : 1))]));
      yield [table, row];
    }
  }

  digest(): string {
    return this.#hash.digest('hex');
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
  const source = new Observed();
  await readAllRows(from, (rows) =>
    writeAllRows(to, source.pass(rows), { expected: source.counts, replace: false }),
  );
  const copied = new Observed();
  await readAllRows(to, (rows) => finished(copied.pass(rows)));
  if (copied.digest() !== source.digest()) throw new CopyDiffers();
  return source.counts;
}
