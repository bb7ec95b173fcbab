import { join } from 'node:path';
import { describeLiveFacts } from './liveFactsContract';

describeLiveFacts('SQLite', (folder) =>
  Promise.resolve({
    databaseUrl: `file:${join(folder, 'clinic.sqlite')}`,
    remove: () => Promise.resolve(),
  }),
);
