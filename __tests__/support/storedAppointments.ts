import { storedRows } from '../server/support/storedRows';

export interface StoredAppointment {
  readonly slot_id: number;
  readonly date: string;
  readonly first_name: string;
  readonly last_name: string;
}

/** Returns what stands in the SQLite file, read past the server. */
export const storedAppointments = (databaseFile: string): readonly StoredAppointment[] =>
  storedRows(
    databaseFile,
    'select slot_id, date, first_name, last_name from appointments',
  ) as StoredAppointment[];
