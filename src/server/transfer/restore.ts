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
import type { CheckedBackup } from './backupFile';
import {
  asRows,
  countRows,
  isEmpty,
  readAllRows,
  TABLES,
  WISHES,
  type Row,
  type RowCounts,
  type Rows,
  type TableName,
} from './tables';
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

async function deleteAllRows(tx: Db, but?: TableName): Promise<void> {
  for (const table of TABLES.toReversed()) if (table !== but) await tx.deleteFrom(table).execute();
}

/** Joins the wishes to be forgotten with those that are there; one that both know is there once. */
async function joinWishes(tx: Db, rows: readonly Row[]): Promise<void> {
  const wishes = rows.map(
    ({ at, salt, hash }) => ({ at, salt, hash }) as ClinicSchema['forgotten'] & { id: never },
  );
  await tx
    .insertInto('forgotten')
    .values(wishes)
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .execute();
}

/** There are rows where none may be; nothing has changed. */
export class NotEmpty extends Error {}

/** Fills the data with rows, all or none. */
async function writeAllRows(tx: Db, rows: Rows, expected: RowCounts): Promise<void> {
  const hasWishes = (await countRows(tx))[WISHES] > 0;
  await deleteAllRows(tx, WISHES);
  for await (const [table, batch] of batches(rows)) {
    if (table === WISHES && hasWishes) await joinWishes(tx, batch);
    else await asRows(tx).insertInto(table).values(batch).execute();
  }
  await continueNumbering(tx, TABLES);
  const written = await countRows(tx);
  const wrong = TABLES.find(
    (table) => written[table] !== expected[table] && !(table === WISHES && hasWishes),
  );
  if (wrong) throw new Error(`${wrong}: ${written[wrong]} rows instead of ${expected[wrong]}`);
}

/** Staff look through failed mail, and it leaves only when they say so. */
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
 * Brings the rows of an older version through all changes of the tables since, in memory, because what they say of
 * patients must not be left anywhere.
 * @param work reads them, to the end
 */
async function withCurrentRows<Result>(
  { header, counts }: CheckedBackup,
  rows: () => Rows,
  work: (rows: () => Rows, counts: RowCounts) => Promise<Result>,
): Promise<Result> {
  const then = Object.entries(migrations).filter(([name]) => header.migrations.includes(name));
  if (then.length === Object.keys(migrations).length) return work(rows, counts);
  const db = new Kysely<ClinicSchema>({ dialect: memoryDialect(), plugins: [new CamelCasePlugin()] });
  try {
    await migrateToLatest(db, Object.fromEntries(then));
    await deleteAllRows(db);
    for await (const [table, batch] of batches(rows()))
      await asRows(db).insertInto(table).values(batch).execute();
    await migrateToLatest(db);
    return await snapshot(db, async (one) => work(() => readAllRows(one), await countRows(one)));
  } finally {
    await db.destroy();
  }
}

export interface Restored {
  /** Mails that were due, and are held. */
  readonly held: number;
  /** Rows that were forgotten again because their owner had wished so after the backup. */
  readonly forgotten: Purge;
}

/**
 * Puts a checked backup back, all or nothing.
 * @param rows reads the backup's rows, each time from the beginning
 * @param options.replace what is there; otherwise rows that are there are an error
 * @throws {NotEmpty} when there are rows already and they are not to be replaced
 */
export function restoreBackup(
  db: Db,
  backup: CheckedBackup,
  rows: () => Rows,
  { at, replace }: { readonly at: number; readonly replace: boolean },
): Promise<Restored> {
  return withCurrentRows(backup, rows, (current, expected) =>
    writing(db, async (tx) => {
      if (!replace && !isEmpty(await countRows(tx))) throw new NotEmpty('The database is not empty.');
      await writeAllRows(tx, current(), expected);
      const forgotten = await repeatErasures(tx, at);
      const held = await holdMail(tx, at);
      await note(tx, 'staff', 'data.restored', [0]);
      return { held, forgotten };
    }),
  );
}
