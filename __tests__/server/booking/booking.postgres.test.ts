import { postgresDatabase } from '../support/postgresDatabase';
import { describeBooking } from './bookingContract';
import { describeCancelling } from './cancellingContract';

// A busy machine takes its time.
jest.setTimeout(30_000);

describeBooking('PostgreSQL', postgresDatabase);
describeCancelling('PostgreSQL', postgresDatabase);
