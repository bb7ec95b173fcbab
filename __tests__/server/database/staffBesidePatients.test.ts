import { join } from 'node:path';
import { describeStaffBesidePatients } from './staffBesidePatientsContract';

describeStaffBesidePatients('SQLite', (folder) =>
  Promise.resolve({
    databaseUrl: `file:${join(folder, 'clinic.sqlite')}`,
    remove: () => Promise.resolve(),
  }),
);
