import type { SqliteDatabase, SqliteStatement } from 'kysely';

/**
 * Compiles each SQL text once: compiling costs as much as running a small query. The texts are few,
 * because values are always bound, so nothing has to be forgotten.
 */
export function rememberStatements(file: SqliteDatabase): SqliteDatabase {
  const statements = new Map<string, SqliteStatement>();
  return {
    prepare(sql) {
      const known = statements.get(sql);
      if (known) return known;
      const statement = file.prepare(sql);
      statements.set(sql, statement);
      return statement;
    },
    close() {
      statements.clear();
      file.close();
    },
  };
}
