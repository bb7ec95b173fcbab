import { clinicCommand } from '../support/clinicCommand';
import { postgresDatabase } from '../support/postgresDatabase';
import { describeSafekeeping } from './safekeepingContract';
import { describeStaffCommand } from './staffCommandContract';

async function preparePostgres() {
  const { url, remove } = await postgresDatabase();
  return { databaseUrl: url, remove };
}

describeStaffCommand('PostgreSQL', preparePostgres);
describeSafekeeping('PostgreSQL', preparePostgres);

test('the staff’s command says in Romanian that a server has no such database', async () => {
  const { url, remove } = await postgresDatabase();
  await remove();
  const { code, errors } = await clinicCommand(url)('doctors', 'list');
  expect([code, errors]).toEqual([1, expect.stringMatching(/nu există o bază de date cu acest nume\.\n$/)]);
});
