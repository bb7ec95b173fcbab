import { sqliteDatabase } from '../support/sqliteDatabase';
import { describeIllness } from './illnessContract';

describeIllness('SQLite', sqliteDatabase);
