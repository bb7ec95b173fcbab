import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { temporaryFolder } from '../support/temporaryFolder';
import { describeFormsWhileAway } from './formsWhileAwayContract';

describeFormsWhileAway('SQLite', async () => {
  const { path, remove } = await temporaryFolder();
  const file = join(path, 'clinic.sqlite');
  let other: DatabaseSync | undefined;
  return {
    url: `file:${file}`,
    // Another program holds it.
    takeAway: () => {
      other = new DatabaseSync(file);
      other.exec('begin immediate');
      return Promise.resolve();
    },
    bringBack: () => {
      other?.close();
      return Promise.resolve();
    },
    remove,
  };
});
