import { acceptRows, wipeLog } from '../db/dialect';
import { announce, lockDoctors, lockOne, inTransaction } from '../db/transaction';
import { rowWords } from '../../content/words/counts';
import { iso, type Db } from '../db/schema';
import { recordInJournal, WHOLE_CLINIC } from '../journal/recordInJournal';
import { HELD } from '../outbox/list';
import { queueDueReminders } from '../outbox/reminders';
import { repeatErasures } from '../patient/person';
import { Refusal } from '../staff/refusal';
import { asRows, countRows, hasNoData, TABLES, type Row, type Rows, type TableName } from './tables';

/**
 * Rows per statement. Bookings wait during a restore, and one row each takes ten times as long; more would exceed the
 * limit on bound parameters.
 */
const BATCH = 500;

interface Batch {
  readonly table: TableName;
  readonly rows: Row[];
}

/** Groups rows of the same table, as they follow each other, for one statement each. */
async function* batchesOf(rows: Rows): AsyncGenerator<Batch> {
  let batch: Batch | undefined;
  for await (const [table, row] of rows) {
    if (batch?.table === table && batch.rows.length < BATCH) {
      batch.rows.push(row);
    } else {
      if (batch) yield batch;
      batch = { table, rows: [row] };
    }
  }
  if (batch) yield batch;
}

/** Replaces all data with rows. Erasure requests that are stored now are kept, together with those of the rows. */
async function writeAllRows(tx: Db, rows: Rows): Promise<void> {
  const requests = await tx.selectFrom('forgotten').select(['at', 'salt', 'hash']).execute();
  for (const table of TABLES.toReversed()) await tx.deleteFrom(table).execute();
  for await (const batch of batchesOf(rows))
    await asRows(tx).insertInto(batch.table).values(batch.rows).execute();
  await acceptRows(tx, TABLES);
  for (const request of requests)
    await tx
      .insertInto('forgotten')
      .values(request)
      .onConflict((conflict) => conflict.column('hash').doUpdateSet({ at: request.at }))
      .execute();
}

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
 * Restores the rows of a validated backup, all or nothing.
 * @returns the number of due mails that are held, and of rows erased again because that was requested after the backup
 * @throws {Refusal} if there are data, unless they are replaced by force
 */
export async function restoreBackup(
  db: Db,
  rows: () => Rows,
  { at, force }: { readonly at: number; readonly force: boolean },
) {
  const restored = await inTransaction(db, async (tx) => {
    // Bookings of a running site wait for the commit: they refer to rows that are replaced.
    await lockOne(tx, 'catalogue');
    await lockDoctors(tx, 'all');
    const present = await countRows(tx);
    if (!force && !hasNoData(present))
      throw new Refusal(
        `Baza de date nu este goală: ${rowWords(present)}. Adăugați --force pentru a o înlocui cu cea din copie.`,
      );
    await writeAllRows(tx, rows());
    const forgotten = await repeatErasures(tx, at);
    const held = await holdMail(tx, at);
    await recordInJournal(tx, 'staff', 'data.restored', WHOLE_CLINIC);
    announce(tx, 'all');
    return { held, forgotten };
  });
  await wipeLog(db);
  return restored;
}
