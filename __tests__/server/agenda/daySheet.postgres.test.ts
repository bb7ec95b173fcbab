import { postgresDatabase } from '../support/postgresDatabase';
import { describeDaySheet } from './daySheetContract';

describeDaySheet('PostgreSQL', postgresDatabase);
