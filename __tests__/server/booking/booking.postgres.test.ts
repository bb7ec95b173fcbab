import { postgresDatabase } from '../support/postgresDatabase';
import { describeBooking } from './bookingContract';
import { describeCancelling } from './cancellingContract';

describeBooking('PostgreSQL', postgresDatabase);
describeCancelling('PostgreSQL', postgresDatabase);
