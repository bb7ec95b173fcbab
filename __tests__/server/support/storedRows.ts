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
