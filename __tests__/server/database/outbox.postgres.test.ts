import { postgresDatabase } from '../support/postgresDatabase';
import { describeCancelling } from './cancellingContract';
import { describeOutbox } from './outboxContract';

// A busy machine takes its time.
jest.setTimeout(30_000);

describeOutbox('PostgreSQL', postgresDatabase);
describeCancelling('PostgreSQL', postgresDatabase);
