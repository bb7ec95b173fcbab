import { sqliteDatabase } from '../support/sqliteDatabase';
import { describeBudget } from './budgetContract';

describeBudget('SQLite', sqliteDatabase);
