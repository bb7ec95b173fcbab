import { postgresDatabase } from '../support/postgresDatabase';
import { describeLists } from './listsContract';

// A busy machine takes its time.
jest.setTimeout(30_000);

describeLists('PostgreSQL', postgresDatabase);
