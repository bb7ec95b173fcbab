import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { openEngine } from '../openDatabase';
import type { ClinicSchema } from '../sql/schema';
import { emptyCounts } from './backupFile';
import { readAllRows } from './readAllRows';
import { countRows, isEmpty, type Row, type RowCounts, type TableName } from './tables';
import { writeAllRows } from './writeAllRows';

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

/** There is nothing to copy, most likely because the address is mistyped. */
export class EmptySource extends Error {}

async function finished(rows: AsyncGenerator): Promise<void> {
  while (!(await rows.next()).done) continue;
}

async function copyRows(from: Kysely<ClinicSchema>, to: Kysely<ClinicSchema>): Promise<RowCounts> {
  const source = new Observed();
  await readAllRows(from, (rows) =>
    writeAllRows(to, source.pass(rows), { expected: source.counts, replace: false }),
  );
  const copied = new Observed();
  await readAllRows(to, (rows) => finished(copied.pass(rows)));
  if (copied.digest() !== source.digest()) throw new Error('The copy says something else than its source.');
  return source.counts;
}

/**
 * Copies all data, as they stand at one moment, into an empty database of either engine; then reads them back
 * and compares.
 * @param fromUrl `file:PATH` or `postgres://…`, as `toUrl`
 * @throws {EmptySource} before the target is touched; else when the target is not empty, or when the copy
 * differs from its source
 */
export async function copyDatabase(fromUrl: string, toUrl: string): Promise<RowCounts> {
  const from = await openEngine(fromUrl);
  try {
    if (isEmpty(await countRows(from.db))) throw new EmptySource();
    const to = await openEngine(toUrl);
    try {
      return await copyRows(from.db, to.db);
    } finally {
      await to.close();
    }
  } finally {
    await from.close();
  }
}
