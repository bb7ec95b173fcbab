import { postgresDatabase } from '../support/postgresDatabase';
import { describeOutbox } from './outboxContract';

describeOutbox('PostgreSQL', postgresDatabase);
