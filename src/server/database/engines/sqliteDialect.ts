import { sql, SqliteAdapter, SqliteDialect, type QueryExecutorProvider } from 'kysely';
import type { EngineAdapter } from './engine';

const nothingToDo = () => Promise.resolve();

/** SQLite's own way, where PostgreSQL has another. */
class ClinicSqliteAdapter extends SqliteAdapter implements EngineAdapter {
  readonly hasUnloggedTables = false;
  readonly beginSnapshot = sql`begin deferred`;
  readonly generatedId: EngineAdapter['generatedId'] = (column) => column.primaryKey().autoIncrement();
  /** Its file is watched instead. */
  readonly announceAppointments = nothingToDo;
  readonly announceFacts = nothingToDo;
  /** It has one writer at a time. */
  readonly lock = nothingToDo;
  readonly wipeTraces = async (db: QueryExecutorProvider) => {
    await sql`pragma wal_checkpoint(truncate)`.execute(db);
  };
  /** It goes on after the highest number by itself. */
  readonly continueNumbering = nothingToDo;
}

export class ClinicSqliteDialect extends SqliteDialect {
  override createAdapter(): EngineAdapter {
    return new ClinicSqliteAdapter();
  }
}
