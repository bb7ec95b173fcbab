import { sqliteDatabase } from '../support/sqliteDatabase';
import { describeOffers } from './offersContract';
import { describeWaitlist } from './waitlistContract';
import { describeWaiting } from './waitingContract';

describeWaiting('SQLite', sqliteDatabase);
describeOffers('SQLite', sqliteDatabase);
describeWaitlist('SQLite', sqliteDatabase);
