import { join } from 'node:path';
import { temporaryFolder } from '../support/temporaryFolder';
import { describePurge } from './purgeContract';

describePurge('SQLite', async () => {
  const { path, remove } = await temporaryFolder();
  return { url: `file:${join(path, 'clinic.sqlite')}`, remove };
});
