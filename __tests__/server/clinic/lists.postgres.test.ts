import { postgresDatabase } from '../support/postgresDatabase';
import { describeLists } from './listsContract';

describeLists('PostgreSQL', postgresDatabase);
