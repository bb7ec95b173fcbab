import { join } from 'node:path';
import { temporaryFolder } from '../support/temporaryFolder';
import { describeStaffBesidePatients } from './staffBesidePatientsContract';

describeStaffBesidePatients('SQLite', async () => {
  const { path, remove } = await temporaryFolder();
  return { url: `file:${join(path, 'clinic.sqlite')}`, remove };
});
