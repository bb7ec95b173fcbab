import type { SqliteDatabase, SqliteStatement } from 'kysely';

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
      const statement = file.prepare(sql === 'begin' ? 'begin immediate' : sql);
      statements.set(sql, statement);
      return statement;
    },
    close() {
      statements.clear();
      file.close();
    },
  };
}
