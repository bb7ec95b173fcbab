import { sqliteDatabase } from '../support/sqliteDatabase';
import { describeMailbox } from './mailboxContract';

describeMailbox('SQLite', sqliteDatabase);
