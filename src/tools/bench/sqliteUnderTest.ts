import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Database from 'libsql';
import type { ClinicData, EngineUnderTest, StoredAppointment } from './engineUnderTest';

/** Reads a file past the server. */
export function readSqlite(name: string) {
  const read = (query: string): unknown[] => {
    const file = new Database(name, { readonly: true });
    try {
      file.pragma('busy_timeout = 5000');
      return file.prepare(query).all();
    } finally {
      file.close();
    }
  };
  return {
    appointments: () =>
      read(
        'select reference, slot_id as slotId, date, idempotency_key as key from appointments',
      ) as StoredAppointment[],
    integrity: () =>
      (read('pragma integrity_check') as { integrity_check: string }[])
        .map(({ integrity_check }) => integrity_check)
        .join('; '),
  };
}

async function createData(folder?: string): Promise<ClinicData> {
  const place = folder ?? (await mkdtemp(path.join(tmpdir(), 'clinic-faults-')));
  const name = path.join(place, 'clinic.sqlite');
  const { appointments, integrity } = readSqlite(name);
  return {
    url: `file:${name}`,
    appointments: async () => appointments(),
    integrity: async () => integrity(),
    remove: async () => {
      if (folder === undefined) await rm(place, { recursive: true, force: true });
    },
  };
}

export const sqliteUnderTest: EngineUnderTest = {
  name: 'SQLite',
  createData,
  end: () => Promise.resolve(),
};
