import { join } from 'node:path';
import { describeStaffCommand } from './staffCommandContract';

describeStaffCommand('SQLite', (folder) =>
  Promise.resolve({
    databaseUrl: `file:${join(folder, 'clinic.sqlite')}`,
    remove: () => Promise.resolve(),
  }),
);
