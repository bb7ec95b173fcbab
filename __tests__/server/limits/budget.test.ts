import { join } from 'node:path';
import { temporaryFolder } from '../support/temporaryFolder';
import { describeBudget } from './budgetContract';

describeBudget('SQLite', async () => {
  const folder = await temporaryFolder();
  return { url: `file:${join(folder.path, 'clinic.sqlite')}`, remove: folder.remove };
});
