import { postgresDatabase } from '../support/postgresDatabase';
import { describeLiveFacts } from './liveFactsContract';

// Starts the built server: `npm test` builds before it tests.
describeLiveFacts('PostgreSQL', postgresDatabase);
