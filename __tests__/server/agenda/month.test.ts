import { sqliteDatabase } from '../support/sqliteDatabase';
import { describeMonth } from './monthContract';

describeMonth('SQLite', sqliteDatabase);
