import type { RawBuilder } from 'kysely';
import type { Db } from '../db/schema';
import type { Moment } from './change';
import type { Rule } from './rules';

/** One input of a command line: an option, an argument or a switch. */
export interface Field<Value = unknown> {
  /** `<nume>`; a switch has none. */
  readonly placeholder?: string;
  /** The words of the help. */
  readonly about: string;
  readonly rule: Rule<Value>;
  readonly isRequired?: boolean;
  /** Stands before all options, without a name. */
  readonly isArgument?: boolean;
  /** May be given several times. */
  readonly isMany?: boolean;
  readonly byDefault?: Value;
}

/** A field of an entity: an option of its commands, a name in the facts file, a column of its table and its list. */
interface EntityField<Value = unknown> extends Field<Value> {
  /** Names it in a list, a spreadsheet and, in small letters, a difference. */
  readonly heading: string;
  /** The value of a new row that leaves it out; without one it is required. */
  readonly blank?: Value | ((row: AnyRow) => Value);
  /** Given when a row is added only. */
  readonly isLasting?: boolean;
  /** Has no column in the list. */
  readonly isUnlisted?: boolean;
  /** Its cell in the list, unless it is the value itself. */
  cell?(value: Value): string;
  /** The column's name, unless it is the field's. */
  readonly column?: string;
  /** Reads the stored value in place of the column. */
  readonly select?: RawBuilder<unknown>;
  /** Returns undefined for a stored value that no command could have entered: its row is left out. */
  load?(stored: never): Value | undefined;
  store?(value: Value): unknown;
  /** The entity to a row of which it refers. */
  readonly of?: Entity;
  /** Replaces what staff wrote by what is stored. */
  resolve?(tx: Db, value: Value, folder: string): Promise<Value>;
}

export type AnyRow = Readonly<Record<string, unknown>> & { readonly id: number };

/** A row as staff see and name its fields. */
export type RowOf<Fields extends object> = { readonly id: number } & {
  readonly [Name in keyof Fields]: Fields[Name] extends EntityField<infer Value> ? Value : never;
};

/**
 * The description of one kind of row that staff enter. The commands `list`, `add`, `change` and `remove`,
 * their JSON, the facts file, the words of a difference and the statements are made of it.
 */
export interface Entity<Row extends AnyRow = AnyRow> {
  /** The command, the list in the facts file, and the table. */
  readonly name: 'services' | 'doctors' | 'prices' | 'slots' | 'vacations' | 'closures';
  readonly about: string;
  /** `specialitatea` */
  readonly one: string;
  /** `specialităților` */
  readonly ofAll: string;
  /** Identifies a row in words and in the facts file, where rows without one are added and removed, never changed. */
  readonly key?: 'id' | 'key';
  /** Words of the help in addition to those of every entity. */
  readonly help?: Readonly<Partial<Record<'add' | 'change' | 'remove', string>>>;
  readonly fields: Readonly<Record<string, EntityField>>;
  /** Which rows are there, or by `not null` those that were removed; and in which order. */
  readonly shown: (removedAt: RawBuilder<unknown>) => RawBuilder<unknown>;
  /** Staff choose the order of rows, of those of one group. */
  readonly isOrdered?: boolean;
  groupOf?(row: Row): string;
  /** Removed rows stay for the appointments of the past, with their numbers; a file may number a new one itself. */
  readonly isKept?: boolean;
  /** Rows that are over are listed when asked for. */
  readonly hasPast?: boolean;
  nameOf(row: Row): string;
  /** Returns whether two rows exclude each other. */
  overlap?(one: Row, other: Row): boolean;
  /** Returns the removed row that a new one is again. */
  former?(row: Row, removed: readonly Row[], given: Partial<Row>): Row | undefined;
  /** Refuses what cannot be once all rows are entered. */
  verify?(tx: Db, ids: readonly number[]): Promise<void>;
  warnings?(tx: Db, row: Row, before: Row | undefined, moment: Moment): Promise<readonly string[]>;
  /** Refuses while rows are needed, and names what needs them; removes what goes with them. */
  beforeRemoval?(tx: Db, rows: readonly Row[], moment: Moment): Promise<void>;
}

/** @param more a `blank` makes it optional */
export const field = <Value>(
  heading: string,
  placeholder: string,
  about: string,
  rule: Rule<Value>,
  more: Partial<EntityField<Value>> = {},
): EntityField<Value> => ({ heading, placeholder, about, rule, isRequired: !('blank' in more), ...more });

/** A text that may be missing: staff see and write an empty one. */
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
