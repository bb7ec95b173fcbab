import { sqliteDatabase } from '../support/sqliteDatabase';
import { describeLiveFacts } from './liveFactsContract';

describeLiveFacts('SQLite', sqliteDatabase);
