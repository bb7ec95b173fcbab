import { postgresDatabase } from '../support/postgresDatabase';
import { describeWaiting } from './waitingContract';

// Starting a PostgreSQL takes a while on a busy machine.
jest.setTimeout(60_000);

describeWaiting('PostgreSQL', postgresDatabase);
