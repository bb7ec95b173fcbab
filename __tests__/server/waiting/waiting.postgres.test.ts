import { postgresDatabase } from '../support/postgresDatabase';
import { describeOffers } from './offersContract';
import { describeWaitlist } from './waitlistContract';
import { describeWaiting } from './waitingContract';

describeWaiting('PostgreSQL', postgresDatabase);
describeOffers('PostgreSQL', postgresDatabase);
describeWaitlist('PostgreSQL', postgresDatabase);
