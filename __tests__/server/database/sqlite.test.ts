import { chmod, mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import Database from 'libsql';
import { openDatabase } from '../../../src/server/database/openDatabase';
import type { TestPlace } from '../support/databaseForEach';
import { openTestDatabase } from '../support/openTestDatabase';
import { appointmentRequest, NEXT_MONDAY, NOW } from '../support/sampleRequests';
import { storedRows } from '../support/storedRows';
import { temporaryFolder, type TemporaryFolder } from '../support/temporaryFolder';
import { describeBrake } from './brakeContract';
import { describeCancelling } from './cancellingContract';
import { describeClinicDatabase } from './clinicDatabaseContract';
import { describeOutbox } from './outboxContract';
import { describeStaffBesidePatients } from './staffBesidePatientsContract';

async function prepare(): Promise<TestPlace> {
  const { path, remove } = await temporaryFolder();
  return { url: `file:${join(path, 'new', 'folder', 'clinic.sqlite')}`, remove };
}

describeClinicDatabase('SQLite', prepare);
describeOutbox('SQLite', prepare);
describeCancelling('SQLite', prepare);
describeStaffBesidePatients('SQLite', prepare);
describeBrake('SQLite', prepare);

describe('an SQLite file', () => {
  let folder: TemporaryFolder;
  let path: string;
  beforeEach(async () => {
    folder = await temporaryFolder();
    path = join(folder.path, 'clinic.sqlite');
  });
  afterEach(() => folder.remove());

  it.each([
    ['is no database', () => writeFile(path, 'These are my notes. '.repeat(100))],
    [
      "holds another program's tables",
      () => {
        const other = new Database(path);
        other.exec('create table notes (text)');
        other.close();
        return Promise.resolve();
      },
    ],
  ])('that %s is refused and left as it was', async (_what, make) => {
    await make();
    await chmod(path, 0o644);
    const content = await readFile(path);
    await expect(openDatabase(`file:${path}`)).rejects.toThrow();
    expect(await readFile(path)).toEqual(content);
    expect((await stat(path)).mode & 0o777).toBe(0o644);
    expect(await readdir(folder.path)).toEqual(['clinic.sqlite']);
  });

  it('that is a folder is refused', async () => {
    await mkdir(path);
    await expect(openDatabase(`file:${path}`)).rejects.toThrow('it is not a file');
  });

  it('below a file is refused', async () => {
    await writeFile(path, '');
    await chmod(path, 0o400);
    await expect(openDatabase(`file:${path}/clinic.sqlite`)).rejects.toThrow();
  });

  it('is left as it was when its tables cannot be made', async () => {
    const other = new Database(path);
    other.exec(
      'create table kysely_migration (name text, timestamp text); create table contact_requests (note text)',
    );
    other.close();
    await expect(openDatabase(`file:${path}`)).rejects.toThrow('already exists');
    const tables = storedRows(path, `select name from sqlite_master where type = 'table'`);
    expect(tables).toEqual([{ name: 'kysely_migration' }, { name: 'contact_requests' }]);
  });

  it('frees the date of a cancelled appointment', async () => {
    const database = await openTestDatabase(`file:${path}`);
    await database.appointments.book(appointmentRequest, { createdAt: NOW });
    const tool = new Database(path);
    tool.exec(`update appointments set cancelled_at = '2026-03-03T08:00:00.000Z'`);
    tool.close();
    const { times } = await database.catalogue.timetable(NEXT_MONDAY);
    expect(times.get(1)?.slots[0]?.bookedDates).toEqual([]);
    expect((await database.appointments.book(appointmentRequest, { createdAt: NOW })).kind).toBe('accepted');
    expect(await database.appointments.book(appointmentRequest, { createdAt: NOW })).toEqual({
      kind: 'taken',
    });
    await database.close();
  });

  it('finds the coming dates of a slot through the index, not through its history', async () => {
    await (await openDatabase(`file:${path}`)).close();
    const plan = storedRows(
      path,
      `explain query plan select slot_id, date from slots join appointments on slot_id = slots.id
         where doctor_id = 1 and date >= '2026-03-09' and cancelled_at is null order by date`,
    );
    expect(JSON.stringify(plan)).toMatch(
      /SEARCH appointments USING INDEX one_live_appointment \(slot_id=\? AND date>\?\)/,
    );
  });

  it('keeps the time of a booking in UTC', async () => {
    const database = await openTestDatabase(`file:${path}`);
    await database.appointments.book(appointmentRequest, { createdAt: NOW });
    await database.close();
    expect(storedRows(path, 'select created_at from appointments')).toEqual([
      { created_at: '2026-03-02T08:00:00.000Z' },
    ]);
  });
});

describe('the outbox of an SQLite file', () => {
  it('is asked for due and for failed mail through indexes, not through its history', async () => {
    const folder = await temporaryFolder();
    const path = join(folder.path, 'clinic.sqlite');
    await (await openDatabase(`file:${path}`)).close();
    const plan = (query: string) => JSON.stringify(storedRows(path, `explain query plan ${query}`));
    expect(
      plan(`select id from outbox where status = 'waiting' and due_at <= '2026-03-09'
        and (leased_until is null or leased_until <= '2026-03-09') order by due_at, id limit 20`),
    ).toContain('outbox USING INDEX outbox_due (due_at<?)');
    expect(plan(`select count(*) from outbox where status = 'failed'`)).toContain('INDEX outbox_failed');
    expect(plan(`select count(*) from outbox where status = 'waiting'`)).toContain('INDEX outbox_due');
    await folder.remove();
  });

  it('is asked for the mail of a deleted contact request through an index', async () => {
    const folder = await temporaryFolder();
    const path = join(folder.path, 'clinic.sqlite');
    await (await openDatabase(`file:${path}`)).close();
    const file = new Database(path);
    file.pragma('foreign_keys = ON');
    const plan = file.prepare('explain query plan delete from contact_requests where id = 1').all();
    file.close();
    expect(JSON.stringify(plan)).toContain('outbox USING COVERING INDEX outbox_of_contact_request');
    await folder.remove();
  });
});
