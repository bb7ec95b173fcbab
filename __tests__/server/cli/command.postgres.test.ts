import { once } from 'node:events';
import { join } from 'node:path';
import { Client } from 'pg';
import { openDatabase, type Database } from '../../../src/server/db/open';
import { vacations } from '../../../src/server/staff/daysOff';
import { doctors } from '../../../src/server/staff/doctors';
import type { Entity } from '../../../src/server/staff/entity';
import { slots } from '../../../src/server/staff/slots';
import { booked } from '../support/booking';
import { clinicCommand } from '../support/clinicCommand';
import { openTestDatabase } from '../support/openTestDatabase';
import { postgresDatabase, type PostgresDatabase } from '../support/postgresDatabase';
import { NEXT_MONDAY } from '../support/sampleRequests';
import { temporaryFolder } from '../support/temporaryFolder';
import { testServices } from '../support/testCatalogue';
import { describeBackups } from './backupContract';
import { staffOf, describeStaffBesidePatients } from './staffBesidePatientsContract';

describeBackups('PostgreSQL', postgresDatabase);
describeStaffBesidePatients('PostgreSQL', postgresDatabase);
describeStaffBesidePatients('PostgreSQL whose transactions see one moment by default', async () => {
  const place = await postgresDatabase();
  const name = new URL(place.url).pathname.slice(1);
  await place.rows(`alter database ${name} set default_transaction_isolation = 'repeatable read'`);
  return place;
});

describe('the staff’s command on PostgreSQL', () => {
  let place: PostgresDatabase;
  beforeEach(async () => {
    place = await postgresDatabase();
    await (await openTestDatabase(place.url)).close();
  });
  afterEach(() => place.remove());

  it('reports in Romanian that the database does not exist on the server', async () => {
    const url = new URL(place.url);
    url.pathname = '/nimic';
    const { code, errors } = await clinicCommand(url.href)('doctors', 'list');
    expect([code, errors]).toEqual([1, expect.stringMatching(/nu există o bază de date cu acest nume\.\n$/)]);
  });

  it('announces a restored backup to every running site', async () => {
    const folder = await temporaryFolder();
    const site = new Client(place.url);
    await site.connect();
    await site.query('listen clinic_changes');
    const backup = join(folder.path, 'one.jsonl');
    await clinicCommand(place.url)('backup', backup);
    const announced = once(site, 'notification');
    expect(await clinicCommand(place.url)('restore', backup, '--force', '--yes')).toMatchObject({ code: 0 });
    expect(await announced).toMatchObject([{ payload: 'all' }]);
    await site.end();
    await folder.remove();
  });

  it('waits for locks without a time limit', async () => {
    // The limit under which the command asks stands where a service's name would.
    await place.rows('alter table services rename to kept');
    await place.rows(
      "create view services as select id, key, specialty, preparation, position, removed_at, current_setting('statement_timeout') as name from kept",
    );
    const { output } = await clinicCommand(place.url)('services', 'list', '--json');
    expect(JSON.parse(output)).toMatchObject(testServices.map(({ id }) => ({ id, name: '0' })));
  });

  describe('while a booking is stored but not committed', () => {
    let site: Database;
    let obstacle: Client;
    beforeEach(async () => {
      site = await openDatabase(place.url);
      obstacle = new Client(place.url);
      await obstacle.connect();
    });
    afterEach(async () => {
      await obstacle.end();
      await site.close();
    });
    const { enter, remove, inside } = staffOf(() => site);

    const haveToWait = async (count: number, orUntil: () => boolean = () => false): Promise<void> => {
      const waiting = `select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
      while (!orUntil() && (await place.rows(waiting)).length < count) continue;
    };

    /** Lets staff begin in the middle of a booking, whose mails cannot be written yet. */
    const duringBooking = async <Result>(staff: () => Promise<Result>) => {
      await obstacle.query('begin; lock table outbox in exclusive mode');
      const booking = booked(site.db);
      await haveToWait(1);
      let isDone = false;
      const change = staff().finally(() => (isDone = true));
      await haveToWait(2, () => isDone);
      await obstacle.query('commit');
      return { reference: await booking, result: await change };
    };

    it.each([
      ['slot', slots],
      ['doctor', doctors],
    ] as const)('cannot remove the %s', async (_, entity) => {
      const { reference, result } = await duringBooking(() => remove(entity as Entity, 1));
      expect(result).toEqual([reference]);
    });

    it('names the booking when days off are entered', async () => {
      const days = { doctor: 1, from: NEXT_MONDAY, to: NEXT_MONDAY };
      const { reference, result } = await duringBooking(() => enter(vacations, days));
      expect(inside(result)).toEqual([reference]);
    });
  });
});
