import type {
  ColumnDefinitionBuilder,
  DialectAdapter,
  Kysely,
  QueryExecutorProvider,
  RawBuilder,
} from 'kysely';
import type { AppointmentNews } from '../ports/appointmentNews';

/** A storage engine that was opened. What the engines do not share is behind this; all else is one SQL. */
export interface Engine<Schema> {
  readonly db: Kysely<Schema>;
  readonly appointmentNews: AppointmentNews;
  readonly close: () => Promise<void>;
}

/** Visitors are told soon that the data are out of reach; what staff begin takes as long as it needs. */
export type WorksFor = 'visitors' | 'staff';

/** Numbers that one transaction holds until its end: alone, or shared with others that share them. */
export interface Lock {
  readonly isShared: boolean;
  /** What is numbered. */
  readonly space: number;
  /** A query of one column, `number`. */
  readonly numbers: RawBuilder<unknown>;
}

/** What each engine does in its own way, as a part of what kysely knows of it. */
export interface EngineAdapter extends DialectAdapter {
  /** For an `integer` column `id`: the engine numbers rows that come without one. */
  readonly generatedId: (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder;
  /** True where a table can do without the disk: what it holds need not survive a crash. */
  readonly hasUnloggedTables: boolean;
  /** Begins a transaction that reads everything as it stands at one moment, while others go on writing. */
  readonly beginSnapshot: RawBuilder<unknown>;
  /** Makes the database tell whose appointments changed, where that cannot be seen from outside. */
  readonly announceAppointments: (db: QueryExecutorProvider) => Promise<void>;
  /** The same for whatever else visitors read. */
  readonly announceFacts: (db: QueryExecutorProvider) => Promise<void>;
  /** Waits for a lock, where more than one transaction can write at a time. */
  readonly lock: (transaction: QueryExecutorProvider, lock: Lock) => Promise<void>;
  /**
   * After a deletion that must leave no trace: what a log of changes still holds of it goes too, where we can make it.
   * @returns false while somebody reads it; it is tried again then as long as this process lasts
   */
  readonly wipeTraces: (db: QueryExecutorProvider) => Promise<boolean>;
  /** After rows that came with ids of their own: the next row without one gets the next number. */
  readonly continueNumbering: (db: QueryExecutorProvider, tables: readonly string[]) => Promise<void>;
}

/** @param db of an engine that was opened here, or a transaction of it */
export function engineAdapter(db: QueryExecutorProvider): EngineAdapter {
  return db.getExecutor().adapter as EngineAdapter;
}
