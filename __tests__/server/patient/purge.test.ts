import { sqliteDatabase } from '../support/sqliteDatabase';
import { describePurge } from './purgeContract';

describePurge('SQLite', sqliteDatabase);
