import { sqliteDatabase } from '../support/sqliteDatabase';
import { describeOffers } from './offersContract';
import { describePlaces } from './placesContract';
import { describeWaiting } from './waitingContract';

describeWaiting('SQLite', sqliteDatabase);
describeOffers('SQLite', sqliteDatabase);
describePlaces('SQLite', sqliteDatabase);
