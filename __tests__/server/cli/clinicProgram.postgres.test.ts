import { Client } from 'pg';
import { clinicCommand } from '../support/clinicCommand';
import { openTestDatabase } from '../support/openTestDatabase';
import { postgresDatabase } from '../support/postgresDatabase';
import { describeSafekeeping } from './safekeepingContract';
import { describeStaffCommand } from './staffCommandContract';

/** Visitors' statements end after 10 s. */
const PAST_VISITORS_LIMIT_MS = 11_000;

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

test('the staff’s command waits for its turn longer than a visitor would', async () => {
  const { url, remove } = await postgresDatabase();
  await (await openTestDatabase(url)).close();
  const other = new Client(url);
  await other.connect();
  await other.query('begin; lock table services');
  const listed = clinicCommand(url)('services', 'list');
  await new Promise((resolve) => setTimeout(resolve, PAST_VISITORS_LIMIT_MS));
  await other.query('commit');
  expect(await listed).toMatchObject({ code: 0, errors: '' });
  await other.end();
  await remove();
}, 60_000);
