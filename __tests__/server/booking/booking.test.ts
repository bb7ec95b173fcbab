import { join } from 'node:path';
import type { TestPlace } from '../support/databaseForEach';
import { temporaryFolder } from '../support/temporaryFolder';
import { describeBooking } from './bookingContract';
import { describeCancelling } from './cancellingContract';

async function prepare(): Promise<TestPlace> {
  const { path, remove } = await temporaryFolder();
  return { url: `file:${join(path, 'new', 'folder', 'clinic.sqlite')}`, remove };
}

describeBooking('SQLite', prepare);
describeCancelling('SQLite', prepare);
