import type { JournalEvent } from '../../db/entities';
import type { Db } from '../../db/schema';
import { note } from '../../journal/note';
import type { Moment } from '../../staff/change';
import { writeOrder } from '../../staff/order';
import { orRefuse } from '../../staff/refusal';
import type { Rule } from '../input/rules';
import type { Columns } from '../output/print';

/** One thing that staff enter about a row: an option of the command line, and a name in the facts file. */
export interface Field<Value = unknown> {
  /** `<nume>` */
  readonly placeholder: string;
  /** The words of the help. */
  readonly about: string;
  readonly rule: Rule<Value>;
  /** The name in a difference; a field without one is no part of the facts file. */
  readonly word?: string;
  readonly isRequired?: boolean;
  /** Given when a row is added only. */
  readonly isLasting?: boolean;
  /** Given on the command line before all options when a row is added. */
  readonly isFirst?: boolean;
  /** An empty text on the command line is null. */
  readonly isNullable?: boolean;
  /** Names the file of a picture, which is read before anything is entered. */
  readonly isPicture?: boolean;
}

/** @param word the name in a difference; without one it is no part of the facts file */
export const field = <Value>(
  placeholder: string,
  about: string,
  rule: Rule<Value>,
  word?: string,
): Field<Value> => ({
  ...{ placeholder, about, rule },
  ...(word !== undefined && { word }),
});

export const required = <Value>(...of: Parameters<typeof field<Value>>): Field<Value> => ({
  ...field(...of),
  isRequired: true,
});

/** The number of an entered row, and warnings for staff. */
export interface Entered {
  readonly id: number;
  readonly warnings: readonly string[];
}

export interface AnyRow {
  readonly id: number;
}

/**
 * All that there is to say about one kind of thing that staff enter. The commands `list`, `add`, `change` and
 * `remove`, their JSON, the facts file and the words of a difference are made of it.
 */
export interface Entity<Row extends AnyRow, Fields extends object> {
  /** The command, and the list in the facts file. */
  readonly name: string;
  readonly about: string;
  /** `specialitatea` */
  readonly one: string;
  /** `specialităților`, where the order in which they are shown matters. */
  readonly ofAll?: string;
  /** `Numerele specialităților: clinic services list` */
  readonly where: string;
  /** `numărul specialității`, or a key. */
  readonly key: {
    readonly placeholder: string;
    readonly about: string;
    readonly rule: Rule<number | string>;
  };
  /** The name in the journal. */
  readonly event: 'service' | 'doctor' | 'price' | 'slot' | 'vacation' | 'closure';
  readonly fields: { readonly [Name in keyof Fields]-?: Field<Fields[Name]> };
  readonly columns: Columns<Row>;
  /** Identifies a row on the command line. */
  keyOf(row: Row): number | string;
  /** `specialitatea 3, Boli rare` */
  title(row: Row): string;
  rows(db: Db): Promise<readonly Row[]>;
  /** Adds a row, or changes a known one. Refuses what cannot be, and names the row in the way. */
  enter(tx: Db, known: Row | undefined, fields: Partial<Fields>, moment: Moment): Promise<Entered>;
  /** Checks what must be true once all rows are entered. */
  verify?(tx: Db, entered: readonly number[]): Promise<void>;
  remove(tx: Db, rows: readonly Row[], moment: Moment): Promise<void>;
  /** The table whose order staff choose, and which rows are in one list. */
  readonly order?: { readonly table: 'services' | 'doctors' | 'prices'; groupOf?(row: Row): string };
}

export type AnyFields = Readonly<Record<string, unknown>>;
export type AnyEntity = Entity<AnyRow, AnyFields>;

/** @throws {Refusal} for a row that is not there, or not any more */
export async function findRow<Row extends AnyRow>(
  { one, where, keyOf, rows }: Pick<Entity<Row, never>, 'one' | 'where' | 'keyOf' | 'rows'>,
  db: Db,
  key: number | string,
): Promise<Row> {
  const found = (await rows(db)).find((row) => keyOf(row) === key);
  return orRefuse(found, `Nu există ${one} ${key}. ${where}.`);
}

/** Puts a row at its place; what is new and has none comes last. */
async function place<Row extends AnyRow>(
  tx: Db,
  { order, rows }: Pick<Entity<Row, never>, 'order' | 'rows'>,
  before: readonly Row[],
  id: number,
  position: number | undefined,
): Promise<void> {
  if (order === undefined) return;
  const own = (await rows(tx)).find((row) => row.id === id);
  if (own === undefined) return;
  const group = (row: Row): string => order.groupOf?.(row) ?? '';
  const list = before.filter((row) => group(row) === group(own)).map((row) => row.id);
  if (position === undefined && list.includes(id)) return;
  const others = list.filter((other) => other !== id);
  await writeOrder(
    tx,
    order.table,
    others.toSpliced(position === undefined ? others.length : position - 1, 0, id),
  );
}

/** Enters a row, at its place, with its line in the journal. */
export async function enterRow<Row extends AnyRow, Fields extends object>(
  tx: Db,
  entity: Entity<Row, Fields>,
  known: Row | undefined,
  { position, ...fields }: Partial<Fields> & { readonly position?: number },
  moment: Moment,
): Promise<Entered> {
  const before = entity.order === undefined ? [] : await entity.rows(tx);
  const entered = await entity.enter(tx, known, fields as unknown as Partial<Fields>, moment);
  await place(tx, entity, before, entered.id, position);
  await note(tx, 'staff', `${entity.event}.entered` satisfies JournalEvent, [entered.id]);
  return entered;
}

/** Removes rows, with their lines in the journal. */
export async function removeRows<Row extends AnyRow, Fields extends object>(
  tx: Db,
  entity: Entity<Row, Fields>,
  rows: readonly Row[],
  moment: Moment,
): Promise<void> {
  await entity.remove(tx, rows, moment);
  await note(
    tx,
    'staff',
    `${entity.event}.removed` satisfies JournalEvent,
    rows.map(({ id }) => id),
  );
}
