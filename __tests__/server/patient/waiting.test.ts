import { join } from 'node:path';
import { temporaryFolder } from '../support/temporaryFolder';
import { describeWaiting } from './waitingContract';

describeWaiting('SQLite', async () => {
  const folder = await temporaryFolder();
  return { url: `file:${join(folder.path, 'clinic.sqlite')}`, remove: folder.remove };
});
