import { sqliteDatabase } from '../support/sqliteDatabase';
import { describeDaySheet } from './daySheetContract';

describeDaySheet('SQLite', sqliteDatabase);
