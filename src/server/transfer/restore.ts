import { CamelCasePlugin, Kysely } from 'kysely';
import { continueNumbering, snapshot } from '../db/dialect';
import { iso } from '../db/iso';
import { migrateToLatest, migrations } from '../db/migrate';
import type { ClinicSchema, Db } from '../db/schema';
import { memoryDialect } from '../db/sqlite';
import { writing } from '../db/transaction';
import { note } from '../journal/note';
import { queueDueReminders } from '../outbox/reminders';
import type { Purge } from '../patient/forget';
import type { BackupHeader } from './backupFile';
import { asRows, readAllRows, TABLES, type Row, type Rows, type TableName } from './tables';
import { repeatErasures } from './wishes';

/** Rows in one statement: their values stay below the engines' limit on bound parameters. */
const BATCH = 500;

/** @yields rows of one table, some at a time */
async function* batches(rows: Rows): AsyncGenerator<readonly [TableName, readonly Row[]]> {
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

/**
 * Fills the data with rows in place of all that is there. Wishes to be forgotten outlive the data that they are about:
 * they join those of the rows.
 */
async function writeAllRows(tx: Db, rows: Rows): Promise<void> {
  const wishes = await tx.selectFrom('forgotten').select(['at', 'salt', 'hash']).execute();
  for (const table of TABLES.toReversed()) await tx.deleteFrom(table).execute();
  for await (const [table, batch] of batches(rows))
    await asRows(tx).insertInto(table).values(batch).execute();
  await continueNumbering(tx, TABLES);
  for (const wish of wishes)
    await tx
      .insertInto('forgotten')
      .values(wish)
      .onConflict((conflict) => conflict.column('hash').doUpdateSet({ at: wish.at }))
      .execute();
}

/** Staff look through failed mail; it leaves only on their command. */
const HELD = 'Din copia de siguranță: poate a fost trimis deja.';

/**
 * Holds mail of a backup that was due: whether it was sent since is unknown.
 * @returns how much; what becomes due later waits on
 */
async function holdMail(tx: Db, at: number): Promise<number> {
  // Reminders, too, may have been sent.
  await queueDueReminders(tx, at);
  const { numUpdatedRows } = await tx
    .updateTable('outbox')
    .set({ status: 'failed', lastError: HELD, leasedUntil: null, settledAt: iso(at) })
    .where('status', '=', 'waiting')
    .where('dueAt', '<=', iso(at))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/**
 * Brings the rows of an older version through all later changes of the tables, in memory, because no copy of
 * patients' data may be left on the disk.
 * @param work reads them, to the end
 */
async function withCurrentRows<Result>(
  header: BackupHeader,
  rows: () => Rows,
  work: (rows: () => Rows) => Promise<Result>,
): Promise<Result> {
  const then = Object.entries(migrations).filter(([name]) => header.migrations.includes(name));
  if (then.length === Object.keys(migrations).length) return work(rows);
  const db = new Kysely<ClinicSchema>({ dialect: memoryDialect(), plugins: [new CamelCasePlugin()] });
  try {
    await migrateToLatest(db, Object.fromEntries(then));
    await writeAllRows(db, rows());
    await migrateToLatest(db);
    return await snapshot(db, (one) => work(() => readAllRows(one)));
  } finally {
    await db.destroy();
  }
}

interface Restored {
  /** Mails that were due, and are held. */
  readonly held: number;
  /** Rows that were forgotten again because their owner had wished so after the backup. */
  readonly forgotten: Purge;
}

/**
 * Puts a checked backup back, all or nothing.
 * @param rows reads the backup's rows, each time from the beginning
 * @param check refuses what must not be replaced, within the transaction
 */
export const restoreBackup = (
  db: Db,
  header: BackupHeader,
  rows: () => Rows,
  { at, check }: { readonly at: number; readonly check: (tx: Db) => Promise<void> },
): Promise<Restored> =>
  withCurrentRows(header, rows, (current) =>
    writing(db, async (tx) => {
      await check(tx);
      await writeAllRows(tx, current());
      const forgotten = await repeatErasures(tx, at);
      const held = await holdMail(tx, at);
      await note(tx, 'staff', 'data.restored', [{ id: 0 }]);
      return { held, forgotten };
    }),
  );
