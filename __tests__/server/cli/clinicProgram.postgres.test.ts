import { openEngine } from '../../../src/server/database/openDatabase';
import { holdDoctors } from '../../../src/server/database/sql/holdDoctors';
import { clinicCommand, type CommandResult } from '../support/clinicCommand';
import { openTestDatabase } from '../support/openTestDatabase';
import { postgresDatabase } from '../support/postgresDatabase';
import { testServices } from '../support/testCatalogue';
import { until } from '../support/testPost';
import { testOneMoment } from './oneMomentContract';
import { describeFactsCommand } from './factsCommandContract';
import { describeFactsImport } from './factsImportContract';
import { describeJournal } from './journalContract';
import { describePerson } from './personContract';
import { describeSafekeeping } from './safekeepingContract';
import { describeStaffCommand } from './staffCommandContract';

async function preparePostgres() {
  const { url, remove } = await postgresDatabase();
  return { databaseUrl: url, remove };
}

describeStaffCommand('PostgreSQL', preparePostgres);
describeFactsCommand('PostgreSQL', preparePostgres);
describeFactsImport('PostgreSQL', preparePostgres);
describeSafekeeping('PostgreSQL', preparePostgres);
describePerson('PostgreSQL', preparePostgres);
describeJournal('PostgreSQL', preparePostgres);
testOneMoment(preparePostgres, clinicCommand);

test('the staff’s command says in Romanian that a server has no such database', async () => {
  const { url, remove } = await postgresDatabase();
  await remove();
  const { code, errors } = await clinicCommand(url)('doctors', 'list');
  expect([code, errors]).toEqual([1, expect.stringMatching(/nu există o bază de date cu acest nume\.\n$/)]);
});

test('the staff’s command waits for its turn without a limit', async () => {
  const { url, rows, remove } = await postgresDatabase();
  await (await openTestDatabase(url)).close();
  // The limit under which the command asks stands where a service's name would.
  await rows('alter table services rename to kept');
  await rows(
    "create view services as select id, key, specialty, preparation, position, removed_at, current_setting('statement_timeout') as name from kept",
  );
  const { output } = await clinicCommand(url)('services', 'list', '--json');
  expect(JSON.parse(output)).toMatchObject(testServices.map(({ id }) => ({ id, name: '0' })));
  await remove();
});

test('two who remove the same doctors never wait for each other, in whatever order they name them', async () => {
  const { url, rows, remove } = await postgresDatabase();
  await (await openTestDatabase(url)).close();
  const colleague = await openEngine(url, 'staff');
  let removing: Promise<CommandResult> | undefined;
  await colleague.db.transaction().execute(async (db) => {
    await holdDoctors(db, { doctorId: 1 });
    removing = clinicCommand(url)('doctors', 'remove', '2', '1', '--yes');
    const waiting = `select 1 from pg_locks join pg_database on oid = database
      where datname = current_database() and not granted`;
    await until(async () => (await rows(waiting)).length > 0);
    await holdDoctors(db, { doctorId: 2 });
  });
  expect(await removing).toMatchObject({ code: 0, errors: '' });
  await colleague.close();
  await remove();
});
