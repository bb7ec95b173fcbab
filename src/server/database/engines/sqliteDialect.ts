import { sql, SqliteAdapter, SqliteDialect, type QueryExecutorProvider } from 'kysely';
import type { EngineAdapter } from './engine';

/** Milliseconds until a log that somebody was reading is tried again. */
const WIPE_AGAIN = 2_000;

const checkpoint = async (db: QueryExecutorProvider, mode: 'passive' | 'truncate') => {
  const { rows } = await sql<{ busy: number; log: number; checkpointed: number }>`
    pragma wal_checkpoint(${sql.raw(mode)})`.execute(db);
  return rows[0];
};

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
  #again: NodeJS.Timeout | undefined;
  readonly wipeTraces = async (db: QueryExecutorProvider): Promise<boolean> => {
    // The one that truncates waits for those who read, and bookings for it.
    const moved = await checkpoint(db, 'passive');
    const isRead = moved === undefined || moved.checkpointed < moved.log;
    if (!isRead && (await checkpoint(db, 'truncate'))?.busy === 0) return true;
    clearTimeout(this.#again);
    this.#again = setTimeout(() => void this.wipeTraces(db).catch(() => undefined), WIPE_AGAIN).unref();
    return false;
  };
  /** It goes on after the highest number by itself. */
  readonly continueNumbering = nothingToDo;
}

export class ClinicSqliteDialect extends SqliteDialect {
  override createAdapter(): EngineAdapter {
    return new ClinicSqliteAdapter();
  }
}
