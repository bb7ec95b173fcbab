import { postgresDatabase } from '../../support/postgresDatabase';
import { describePurge } from './purgeContract';

describePurge('PostgreSQL', postgresDatabase);
