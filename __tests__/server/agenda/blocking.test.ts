import { sqliteDatabase } from '../support/sqliteDatabase';
import { describeBlocking } from './blockingContract';

describeBlocking('SQLite', sqliteDatabase);
