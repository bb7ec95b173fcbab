import { DatabaseSync } from 'node:sqlite';

/** Returns what stands in the SQLite file, read past the server. */
export function storedRows(databaseFile: string, query: string): unknown[] {
  const file = new DatabaseSync(databaseFile, { readOnly: true });
  try {
    // As plain objects, which `toEqual` compares.
    return file
      .prepare(query)
      .all()
      .map((row) => ({ ...row }));
  } finally {
    file.close();
  }
}
