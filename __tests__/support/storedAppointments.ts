import Database from 'libsql';

export interface StoredAppointment {
  readonly slot_id: number;
  readonly date: string;
  readonly first_name: string;
  readonly last_name: string;
}

/** What stands in the SQLite file, read past the server. */
export function storedAppointments(databaseFile: string): readonly StoredAppointment[] {
  const database = new Database(databaseFile, { readonly: true });
  try {
    return database
      .prepare('select slot_id, date, first_name, last_name from appointments')
      .all() as StoredAppointment[];
  } finally {
    database.close();
  }
}
