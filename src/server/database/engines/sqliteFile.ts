import type { SqliteDatabase, SqliteStatement } from 'kysely';
import { DatabaseUnavailable } from '../databaseErrors';

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
        if (/no transaction is active/.test(String(error))) return { changes: 0, lastInsertRowid: 0 };
        throw error;
      }
    },
  };
}

/**
 * An SQLite file as kysely's driver should see it. Each SQL text is compiled once: compiling costs as much
 * as running a small query, and the texts are few, because values are always bound.
 */
export function sqliteFile(file: SqliteDatabase): SqliteDatabase {
  const statements = new Map<string, SqliteStatement>();
  return {
    prepare(sql) {
      const known = statements.get(sql);
      if (known) return known;
      // Our transactions write. One that began by reading could not wait for another process that writes.
      const compiled = kyselyStatement(
        translated(() => file.prepare(sql === 'begin' ? 'begin immediate' : sql)),
      );
      const statement = sql === 'rollback' ? rollbackOf(compiled) : compiled;
      statements.set(sql, statement);
      return statement;
    },
    close() {
      statements.clear();
      file.close();
    },
  };
}
