import { openDatabase } from '../../../src/server/database/openDatabase';
import { postgresDatabase } from '../support/postgresDatabase';
import { describeCancelling } from './cancellingContract';
import type { Engine } from './clinicDatabaseContract';
import { describeOutbox } from './outboxContract';

// A busy machine takes its time.
jest.setTimeout(30_000);

async function prepare(): Promise<Engine> {
  const { url, remove } = await postgresDatabase();
  return { open: () => openDatabase(url), remove };
}

describeOutbox('PostgreSQL', prepare);
describeCancelling('PostgreSQL', prepare);
