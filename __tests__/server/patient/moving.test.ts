import { sqliteDatabase } from '../support/sqliteDatabase';
import { describeMoving } from './movingContract';

describeMoving('SQLite', sqliteDatabase);
