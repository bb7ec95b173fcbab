import { openMemory } from '../engines/openMemory';
import { migrations } from '../migrations/migrations';
import { migrateToLatest } from '../migrations/migrateToLatest';
import type { ClinicSchema } from '../sql/schema';
import type { CheckedBackup } from './backupFile';
import { readAllRows } from './readAllRows';
import { asRows, type RowCounts, type Rows } from './tables';
import { batches } from './writeAllRows';

/**
 * Gives the rows of a backup as this version has them: those of an older version go through all changes of the
 * tables since, in memory, because what they say of patients must not be left anywhere.
 * @param rows of the backup
 * @param work reads them once, to the end
 */
export async function withCurrentRows<Result>(
  { header, counts }: CheckedBackup,
  rows: Rows,
  work: (rows: Rows, counts: RowCounts) => Promise<Result>,
): Promise<Result> {
  const then = Object.entries(migrations).filter(([name]) => header.migrations.includes(name));
  if (then.length === Object.keys(migrations).length) return work(rows, counts);
  const db = openMemory<ClinicSchema>();
  try {
    await migrateToLatest(db, Object.fromEntries(then));
    for await (const [table, batch] of batches(rows)) {
      await asRows(db).insertInto(table).values(batch).execute();
    }
    await migrateToLatest(db);
    return await readAllRows(db, work);
  } finally {
    await db.destroy();
  }
}
