import { once } from 'node:events';
import { Client } from 'pg';
import { clinicCommand, refusedWith } from '../support/clinicCommand';
import { openTestDatabase } from '../support/openTestDatabase';
import { postgresDatabase, type PostgresDatabase } from '../support/postgresDatabase';
import { folderForEach } from '../support/temporaryFolder';
import { testServices } from '../support/testCatalogue';

describe('the staff’s command on PostgreSQL', () => {
  const inFolder = folderForEach();
  let testDatabase: PostgresDatabase;
  let backup: string;
  beforeEach(async () => {
    testDatabase = await postgresDatabase();
    await (await openTestDatabase(testDatabase.url)).close();
    backup = inFolder('one.jsonl');
    await clinicCommand(testDatabase.url)('backup', backup);
  });
  afterEach(() => testDatabase.remove());

  it('reports in Romanian that the database does not exist on the server', async () => {
    const url = new URL(testDatabase.url);
    url.pathname = '/nimic';
    const words = /nu există o bază de date cu acest nume\.\n$/;
    expect(await clinicCommand(url.href)('doctors', 'list')).toEqual(refusedWith(1, words));
  });

  it('refuses a database without tables, which only a new restore fills', async () => {
    const empty = await postgresDatabase();
    await empty.rows('drop schema public cascade; create schema public');
    for (const args of [
      ['doctors', 'list'],
      ['restore', backup],
    ])
      expect(await clinicCommand(empty.url)(...args)).toEqual(
        refusedWith(1, /^Baza de date .* DATABASE_URL: baza este goală.*\n$/),
      );
    expect(await empty.rows("select * from pg_tables where schemaname = 'public'")).toEqual([]);
    expect(await clinicCommand(empty.url)('restore', backup, '--new')).toMatchObject({ code: 0 });
    await empty.remove();
  });

  it('lets PostgreSQL plan for what it restored, not for empty tables', async () => {
    await clinicCommand(testDatabase.url)('restore', backup, '--force', '--yes');
    const known = await testDatabase.rows(
      "select distinct tablename from pg_stats where tablename = 'doctors'",
    );
    expect(known).toEqual([{ tablename: 'doctors' }]);
  });

  it('announces a restored backup to every running site', async () => {
    const site = new Client(testDatabase.url);
    await site.connect();
    await site.query('listen clinic_changes');
    const announced = once(site, 'notification');
    expect(await clinicCommand(testDatabase.url)('restore', backup, '--force', '--yes')).toMatchObject({
      code: 0,
    });
    expect(await announced).toMatchObject([{ payload: 'all' }]);
    await site.end();
  });

  it('waits for locks without a time limit', async () => {
    // The view shows the command's own time limit in place of a service's name.
    await testDatabase.rows('alter table services rename to kept');
    await testDatabase.rows(
      "create view services as select id, key, specialty, preparation, position, removed_at, current_setting('statement_timeout') as name from kept",
    );
    const { output } = await clinicCommand(testDatabase.url)('services', 'list', '--json');
    expect(JSON.parse(output)).toMatchObject(testServices.map(({ id }) => ({ id, name: '0' })));
  });
});
