import { postgresDatabase } from '../support/postgresDatabase';
import { describeBlocking } from './blockingContract';

describeBlocking('PostgreSQL', postgresDatabase);
