import { postgresDatabase } from '../support/postgresDatabase';
import { describeMoving } from './movingContract';

describeMoving('PostgreSQL', postgresDatabase);
