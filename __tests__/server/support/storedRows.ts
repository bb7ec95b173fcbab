import Database from 'libsql';

/** What stands in the SQLite file, read past the server. */
export function storedRows(databaseFile: string, query: string): unknown[] {
  const file = new Database(databaseFile, { readonly: true });
  try {
    return file.prepare(query).all();
  } finally {
    file.close();
  }
}
