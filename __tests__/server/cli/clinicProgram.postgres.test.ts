import { postgresDatabase } from '../support/postgresDatabase';
import { describeSafekeeping } from './safekeepingContract';
import { describeStaffCommand } from './staffCommandContract';

async function preparePostgres() {
  const { url, remove } = await postgresDatabase();
  return { databaseUrl: url, remove };
}

describeStaffCommand('PostgreSQL', preparePostgres);
describeSafekeeping('PostgreSQL', preparePostgres);
