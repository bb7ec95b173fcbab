import { sqliteDatabase } from '../support/sqliteDatabase';
import { describeOutbox } from './outboxContract';

describeOutbox('SQLite', sqliteDatabase);
