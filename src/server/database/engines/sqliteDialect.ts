import { setTimeout as sleep } from 'node:timers/promises';
import { sql, SqliteAdapter, SqliteDialect, type QueryExecutorProvider } from 'kysely';
import { DatabaseUnavailable } from '../ports/databaseErrors';
import type { EngineAdapter } from './engine';

/** Whoever reads holds it up, each time for as long as a statement may wait: a backup takes a while. */
const [WIPE_TRIES, WIPE_PAUSE] = [5, 2_000];

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
    for (let tries = 0; tries < WIPE_TRIES; tries += 1) {
      if (tries > 0) await sleep(WIPE_PAUSE);
      const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
      if (rows[0]?.busy === 0) return;
    }
    throw new DatabaseUnavailable(
      new Error('what was deleted is still in the log, which another program reads'),
    );
  };
  /** It goes on after the highest number by itself. */
  readonly continueNumbering = nothingToDo;
}

export class ClinicSqliteDialect extends SqliteDialect {
  override createAdapter(): EngineAdapter {
    return new ClinicSqliteAdapter();
  }
}
