import { postgresDatabase } from '../support/postgresDatabase';
import { describeClosures } from './closuresContract';
import { describeFacts } from './factsContract';
import { describeOlderVersion } from './olderVersionContract';

// A busy machine takes its time.
jest.setTimeout(30_000);

describeFacts('PostgreSQL', postgresDatabase);
describeClosures('PostgreSQL', postgresDatabase);
describeOlderVersion('PostgreSQL', postgresDatabase);
