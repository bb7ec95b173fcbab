import { PostgresAdapter, PostgresDialect, sql, type QueryExecutorProvider } from 'kysely';
import type { EngineAdapter, Lock } from './engine';
import { announceAppointments, announceFacts } from './postgresNews';

/** PostgreSQL's own way, where SQLite has another. */
class ClinicPostgresAdapter extends PostgresAdapter implements EngineAdapter {
  readonly hasUnloggedTables = true;
  readonly beginSnapshot = sql`begin isolation level repeatable read read only`;
  readonly announceAppointments = announceAppointments;
  readonly announceFacts = announceFacts;
  /** Its own autovacuum and its log's rotation do it in time; operators know when. */
  readonly wipeTraces = () => Promise.resolve(true);

  readonly generatedId: EngineAdapter['generatedId'] = (column) =>
    column.generatedByDefaultAsIdentity().primaryKey();

  /** Not rows are locked but numbers: that writes nothing, and who waits is not overtaken. */
  readonly lock = async (transaction: QueryExecutorProvider, { isShared, space, numbers }: Lock) => {
    const take = sql.ref(isShared ? 'pg_advisory_xact_lock_shared' : 'pg_advisory_xact_lock');
    await sql`select ${take}(${sql.lit(space)}, number) from (${numbers}) as held`.execute(transaction);
  };

  readonly continueNumbering = async (db: QueryExecutorProvider, tables: readonly string[]) => {
    for (const table of tables) {
      const next = sql`(select coalesce(max(id), 0) + 1 from ${sql.table(table)})`;
      await sql`select setval(pg_get_serial_sequence(${table}, 'id'), ${next}, false)`.execute(db);
    }
  };
}

export class ClinicPostgresDialect extends PostgresDialect {
  override createAdapter(): EngineAdapter {
    return new ClinicPostgresAdapter();
  }
}
