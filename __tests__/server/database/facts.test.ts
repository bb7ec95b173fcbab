import { join } from 'node:path';
import type { TestPlace } from '../support/databaseForEach';
import { temporaryFolder } from '../support/temporaryFolder';
import { describeClosures } from './closuresContract';
import { describeFacts } from './factsContract';
import { describeOlderVersion } from './olderVersionContract';

async function prepare(): Promise<TestPlace> {
  const { path, remove } = await temporaryFolder();
  return { url: `file:${join(path, 'clinic.sqlite')}`, remove };
}

describeFacts('SQLite', prepare);
describeClosures('SQLite', prepare);
describeOlderVersion('SQLite', prepare);
