import { postgresDatabase } from '../support/postgresDatabase';
import { describeCallsFromMemory } from './fromMemoryContract';

// A busy machine takes its time.
jest.setTimeout(30_000);

describeCallsFromMemory('PostgreSQL', postgresDatabase);
