import { CamelCasePlugin, Kysely } from 'kysely';
import { announce, continueNumbering, lockDoctors, lockOne, snapshot } from '../db/dialect';
import { rowWords } from '../../content/words/counts';
import { iso } from '../db/iso';
import { migrateToLatest, migrations } from '../db/migrate';
import type { ClinicSchema, Db } from '../db/schema';
import { memoryDialect } from '../db/sqlite';
import { writing } from '../db/transaction';
import { recordInJournal } from '../journal/recordInJournal';
import { queueDueReminders } from '../outbox/reminders';
import { Refusal } from '../staff/refusal';
import type { Purge } from '../patient/forget';
import type { BackupHeader } from './backupFile';
import {
  asRows,
  countRows,
  isEmpty,
  readAllRows,
  TABLES,
  type Row,
  type Rows,
  type TableName,
} from './tables';
import { repeatErasures } from './wishes';

/** Rows per statement: ten times faster than one each, for bookings wait, and below the limit on bound parameters. */
const BATCH = 500;

/** @yields batches of rows, each of one table */
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

/** Replaces all data with rows. Erasure requests that are stored now are kept, together with those of the rows. */
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

/** Reason of held mails, for staff: they are sent only on their command. */
const HELD = 'Din copia de siguranță: poate a fost trimis deja.';

/**
 * Holds a backup's due mails, because they may have been sent since; later ones keep waiting.
 * @returns the number of held mails
 */
async function holdMail(tx: Db, at: number): Promise<number> {
  // Due reminders are queued first, because they, too, may have been sent.
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
 * Migrates the rows of an older version. Works in memory, because no copy of patients' data may be left on the disk.
 * @param work reads all migrated rows
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
  /** Number of due mails that are held. */
  readonly held: number;
  /** Rows erased again, because that was requested after the backup. */
  readonly forgotten: Purge;
}

/**
 * Restores a validated backup, all or nothing.
 * @param rows reads the backup's rows from the beginning, at each call
 * @throws {Refusal} if there are data, unless they are replaced by force
 */
export const restoreBackup = (
  db: Db,
  header: BackupHeader,
  rows: () => Rows,
  { at, force }: { readonly at: number; readonly force: boolean },
): Promise<Restored> =>
  withCurrentRows(header, rows, (current) =>
    writing(db, async (tx) => {
      // Bookings of a running site wait for the commit: they refer to rows that are replaced.
      await lockOne(tx, 'catalogue');
      await lockDoctors(tx, 'all');
      const present = await countRows(tx);
      if (!force && !isEmpty(present))
        throw new Refusal(
          `Baza de date nu este goală: ${rowWords(present)}. Adăugați --force pentru a o înlocui cu cea din copie.`,
        );
      await writeAllRows(tx, current());
      const forgotten = await repeatErasures(tx, at);
      const held = await holdMail(tx, at);
      await recordInJournal(tx, 'staff', 'data.restored', [{ id: 0 }]);
      await announce(tx, 'all');
      return { held, forgotten };
    }),
  );
