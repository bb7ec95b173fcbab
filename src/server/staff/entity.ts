import type { RawBuilder } from 'kysely';
import type { ClinicTime } from '../../domain/clock';
import type { Db } from '../db/schema';
import type { Rule } from './rules';

/** The moment at which a command began. */
export interface Moment {
  /** Date and time on the clinic's clock. */
  readonly now: ClinicTime;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

/** One input of a command: an option, an argument or a switch. */
export interface Field<Value = unknown> {
  /** `<nume>`; undefined for a switch. */
  readonly placeholder?: string;
  readonly about: string;
  readonly rule: Rule<Value>;
  readonly isRequired?: boolean;
  /** True for a positional argument. */
  readonly isArgument?: boolean;
}

/** A field of an entity: an option of its commands, a name in the data file, a column of its table and of its list. */
interface EntityField<Value = unknown> extends Field<Value> {
  /** Name in lists, spreadsheets and, in lower case, changes. */
  readonly heading: string;
  /** Value of a new row if omitted; a field without it is required. */
  readonly blank?: Value | ((row: AnyRow) => Value);
  /** True if it is set only when a row is added. */
  readonly isLasting?: boolean;
  /** Formats the value for the list. */
  cell?(value: Value): string;
  /** Name of the column, if it is not the field's. */
  readonly column?: string;
  /** SQL that reads the value in place of the column. */
  readonly select?: RawBuilder<unknown>;
  /** Parses the stored value. */
  load?(stored: never): Value | undefined;
  store?(value: Value): unknown;
  /** Entity whose key or id it holds. */
  readonly refersTo?: Entity;
  /** Converts staff's input to the stored value. */
  resolve?(tx: Db, value: Value, folder: string): Promise<Value>;
}

export type AnyRow = Readonly<Record<string, unknown>> & { readonly id: number };

/** A row with the names and values that staff see. */
export type RowOf<Fields extends object> = { readonly id: number } & {
  readonly [Name in keyof Fields]: Fields[Name] extends EntityField<infer Value> ? Value : never;
};

/**
 * Description of one kind of row that staff edit. Its commands, their JSON, the data file, the words of changes and the
 * SQL statements derive from it.
 */
export interface Entity<Row extends AnyRow = AnyRow> {
  /** Name of the command, of the list in the data file, and of the table. */
  readonly name: 'services' | 'doctors' | 'prices' | 'slots' | 'vacations' | 'closures';
  readonly about: string;
  /** `specialitatea` */
  readonly one: string;
  /** `specialităților` */
  readonly ofAll: string;
  /**
   * Field that identifies a row in messages and in the data file. Rows without one are added and removed, never
   * changed.
   */
  readonly key?: 'id' | 'key';
  /** Help texts added to those of every entity. */
  readonly help?: Readonly<Partial<Record<'add' | 'change' | 'remove', string>>>;
  readonly fields: Readonly<Record<string, EntityField>>;
  /** SQL condition and order of the present rows; with `not null`, of the removed ones. */
  readonly shown: (removedAt: RawBuilder<unknown>) => RawBuilder<unknown>;
  /** Returns the group within which staff order the rows. */
  orderedIn?(row: Row): string;
  /** True if removed rows are kept for past appointments, with their ids. A file may set the id of a new row. */
  readonly isKept?: boolean;
  /** True if rows can be over; those are listed only with `--all`. */
  readonly hasPast?: boolean;
  nameOf(row: Row): string;
  /** Returns what staff do next, once a row is added. */
  nextStep?(row: Row): string;
  /** Returns true if two rows exclude each other. */
  overlap?(one: Row, other: Row): boolean;
  /** Returns what distinguishes a row for patients. A row equal to another is entered with a warning. */
  shownAs?(row: Row): string;
  /** Returns the removed row that a new row, without its omitted fields, restores; undefined for none. */
  former?(given: Row, removed: readonly Row[]): Row | undefined;
  warnings?(tx: Db, row: Row, before: Row | undefined, moment: Moment): Promise<readonly string[]>;
  /** Removes what belongs to the rows. Throws a Refusal that names what still needs them. */
  beforeRemoval?(tx: Db, rows: readonly Row[], moment: Moment): Promise<void>;
}

/** Describes a field, which is required unless it has a `blank`. */
export const field = <Value>(described: EntityField<Value>): EntityField<Value> => ({
  isRequired: !('blank' in described),
  ...described,
});

/** Options of a text that may be missing: null when stored, '' for staff. */
export const blankText = {
  blank: '',
  load: (stored: string | null) => stored ?? '',
  store: (text: string) => text || null,
};

/** `medicul 3, Dr. Vlad Oltean` */
export function titleOf<Row extends AnyRow>(entity: Entity<Row>, row: Row): string {
  const key = entity.key === undefined ? '' : `${String(row[entity.key])}, `;
  return `${entity.one} ${key}${entity.nameOf(row)}`;
}
