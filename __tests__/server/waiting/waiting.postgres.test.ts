import { postgresDatabase } from '../support/postgresDatabase';
import { describeOffers } from './offersContract';
import { describeWaitlist } from './waitlistContract';
import { describeWaiting } from './waitingContract';

// Starting a PostgreSQL takes a while on a busy machine.
jest.setTimeout(60_000);

describeWaiting('PostgreSQL', postgresDatabase);
describeOffers('PostgreSQL', postgresDatabase);
describeWaitlist('PostgreSQL', postgresDatabase);
