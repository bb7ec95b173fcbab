import { postgresDatabase } from '../support/postgresDatabase';
import { describeLiveFacts } from './liveFactsContract';

// The built server: `npm test` builds before it tests.
describeLiveFacts('PostgreSQL', postgresDatabase);
