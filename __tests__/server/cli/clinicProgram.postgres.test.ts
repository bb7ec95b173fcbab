import { postgresDatabase } from '../support/postgresDatabase';
import { describeStaffCommand } from './staffCommandContract';

describeStaffCommand('PostgreSQL', async () => {
  const { url, remove } = await postgresDatabase();
  return { databaseUrl: url, remove };
});
