import { postgresDatabase } from '../support/postgresDatabase';
import { describeBudget } from './budgetContract';

describeBudget('PostgreSQL', postgresDatabase);
