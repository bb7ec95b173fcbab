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

/** @param check asked before and after */
function kyselyStatement(statement: SqliteStatement, check: () => void): SqliteStatement {
  const checked = <T>(work: () => T): T => {
    check();
    const result = translated(work);
    check();
    return result;
  };
  return {
    reader: statement.reader,
    all: (parameters) => checked(() => statement.all(parameters)),
    run: (parameters) => checked(() => statement.run(parameters)),
    iterate: (parameters) => statement.iterate(parameters),
  };
}

/** What only reads does no harm, and a transaction can be undone in any file; what it holds counts when it commits. */
const NEEDS_NO_GUARD = /^\s*(?:select|explain|pragma|rollback)\b/i;

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
 * @param guard throws where nothing must be written
 */
export function sqliteFile(
  file: SqliteDatabase & { readonly inTransaction: boolean },
  guard: () => void = () => undefined,
): SqliteDatabase {
  // In the order of their last use.
  const statements = new Map<string, SqliteStatement>();
  const compile = (sql: string): SqliteStatement => {
    // Our transactions write. One that began by reading could not wait for another process that writes.
    const text = sql === 'begin' ? 'begin immediate' : sql;
    const statement = translated(() => file.prepare(text));
    const needsGuard = !NEEDS_NO_GUARD.test(sql);
    const compiled = kyselyStatement(statement, () => {
      // Not once it has begun: a transaction is undone only by whoever knows that it did.
      if (needsGuard && (sql === 'commit' || !file.inTransaction)) guard();
    });
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
      try {
        guard();
        // Whoever copies the file alone has everything; compiled statements keep SQLite from doing so itself.
        file.prepare('pragma wal_checkpoint(truncate)').all([]);
      } catch {
        // What could not be moved lies beside it, where the next start finds it.
      }
      file.close();
    },
  };
}
