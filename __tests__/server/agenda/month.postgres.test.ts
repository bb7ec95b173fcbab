import { postgresDatabase } from '../support/postgresDatabase';
import { describeMonth } from './monthContract';

describeMonth('PostgreSQL', postgresDatabase);
