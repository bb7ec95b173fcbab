import { postgresDatabase } from '../support/postgresDatabase';
import { describeOutbox } from './outboxContract';

// A busy machine takes its time.
jest.setTimeout(30_000);

describeOutbox('PostgreSQL', postgresDatabase);
