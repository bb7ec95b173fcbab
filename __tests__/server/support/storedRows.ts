import { DatabaseSync } from 'node:sqlite';

/** Reads the SQLite file's rows without the server. */
export function storedRows(databaseFile: string, query: string): unknown[] {
  const file = new DatabaseSync(databaseFile, { readOnly: true });
  try {
    // Plain objects, which `toEqual` can compare.
    return file
      .prepare(query)
      .all()
      .map((row) => ({ ...row }));
  } finally {
    file.close();
  }
}

interface StoredAppointment {
  readonly slot_id: number;
  readonly date: string;
  readonly first_name: string;
  readonly last_name: string;
}

export const storedAppointments = (databaseFile: string): readonly StoredAppointment[] =>
  storedRows(
    databaseFile,
    'select slot_id, date, first_name, last_name from appointments',
  ) as StoredAppointment[];
