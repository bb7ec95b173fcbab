import { join } from 'node:path';
import Database from 'libsql';
import { openDatabase } from '../../../src/server/database/openDatabase';
import { temporaryFolder } from '../support/temporaryFolder';
import { describeSlotEvents } from './slotEventsContract';

describeSlotEvents('SQLite', async () => {
  const folder = await temporaryFolder();
  const path = join(folder.path, 'clinic.sqlite');
  return {
    open: () => openDatabase(`file:${path}`),
    change: (query) => {
      const tool = new Database(path);
      tool.exec(query);
      tool.close();
      return Promise.resolve();
    },
    remove: folder.remove,
  };
});
