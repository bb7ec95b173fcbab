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
    // Another program locks the file for longer than a write is retried.
    takeAway: () => {
      other = new DatabaseSync(file);
      other.exec('begin immediate');
      let now = performance.now();
      jest.spyOn(performance, 'now').mockImplementation(() => (now += 1_000));
      return Promise.resolve();
    },
    bringBack: () => {
      other?.close();
      jest.restoreAllMocks();
      return Promise.resolve();
    },
    remove,
  };
});
