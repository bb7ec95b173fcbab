import { sqliteDatabase } from '../support/sqliteDatabase';
import { describeBooking } from './bookingContract';
import { describeCancelling } from './cancellingContract';

describeBooking('SQLite', sqliteDatabase);
describeCancelling('SQLite', sqliteDatabase);
