import { postgresDatabase } from '../support/postgresDatabase';
import { describeMailbox } from './mailboxContract';

describeMailbox('PostgreSQL', postgresDatabase);
