import type { SqliteDatabase, SqliteStatement } from 'kysely';
import { DatabaseUnavailable } from '../ports/databaseErrors';

/** Another process that writes for too long, and a disk or memory that is full, failing or no longer writable. */
const OUT_OF_REACH =
  /^SQLITE_(?:BUSY|LOCKED|PROTOCOL|FULL|NOMEM|IOERR|CANTOPEN|READONLY|PERM|CORRUPT|NOTADB)/;

function translated<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    const { code } = error as { code?: unknown };
    throw typeof code === 'string' && OUT_OF_REACH.test(code) ? new DatabaseUnavailable(error) : error;
  }
}

function kyselyStatement(statement: SqliteStatement): SqliteStatement {
  return {
    reader: statement.reader,
    all: (parameters) => translated(() => statement.all(parameters)),
    run: (parameters) => translated(() => statement.run(parameters)),
    iterate: (parameters) => statement.iterate(parameters),
  };
}

/** SQLite itself undoes a transaction for which the disk has no room; to undo it again would hide the reason. */
function rollbackOf(statement: SqliteStatement): SqliteStatement {
  return {
    ...statement,
    run: (parameters) => {
      try {
        return statement.run(parameters);
      } catch (error) {
        if (String(error).includes('no transaction is active')) return { changes: 0, lastInsertRowid: 0 };
        throw error;
      }
    },
  };
}

/** Compiled statements that are kept: more than there are fixed texts, so that those in use never fall out. */
const KEPT = 200;

/**
 * An SQLite file as kysely's driver should see it. Texts in use stay compiled: compiling costs as much as running
 * a small query. Those used longest ago are let go, because groups and lists have a text for each length.
 */
export function sqliteFile(file: SqliteDatabase): SqliteDatabase {
  // In the order of their last use.
  const statements = new Map<string, SqliteStatement>();
  const compile = (sql: string): SqliteStatement => {
    // Our transactions write. One that began by reading could not wait for another process that writes.
    const text = sql === 'begin' ? 'begin immediate' : sql;
    const compiled = kyselyStatement(translated(() => file.prepare(text)));
    return sql === 'rollback' ? rollbackOf(compiled) : compiled;
  };
  return {
    prepare(sql) {
      const statement = statements.get(sql) ?? compile(sql);
      statements.delete(sql);
      statements.set(sql, statement);
      const [oldest] = statements.keys();
      if (statements.size > KEPT && oldest !== undefined) statements.delete(oldest);
      return statement;
    },
    close() {
      statements.clear();
      file.close();
    },
  };
}
