import { postgresDatabase } from '../support/postgresDatabase';
import { describeMoving } from './movingContract';

// Starting a PostgreSQL takes a while on a busy machine.
jest.setTimeout(60_000);

describeMoving('PostgreSQL', postgresDatabase);
