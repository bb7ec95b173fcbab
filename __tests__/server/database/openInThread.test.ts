import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import Libsql from 'libsql';
import { openInThread } from '../../../src/server/database/openInThread';
import type { ClinicDatabase } from '../../../src/server/database/ports/clinicDatabase';
import { DatabaseUnavailable } from '../../../src/server/database/ports/databaseErrors';
import { appointmentRequest, contactRequest, NEXT_MONDAY, NOW } from '../support/sampleRequests';
import { temporaryFolder, type TemporaryFolder } from '../support/temporaryFolder';
import { testCatalogue, testDoctors } from '../support/testCatalogue';

/** Milliseconds; a busy machine's, too, but less than SQLite waits for a lock. */
const PATIENCE = 3_000;

describe('an SQLite file in a thread of its own', () => {
  let folder: TemporaryFolder;
  let file: string;
  let database: ClinicDatabase;
  beforeAll(async () => {
    folder = await temporaryFolder();
    file = join(folder.path, 'clinic.sqlite');
    database = await openInThread(`file:${file}`, PATIENCE);
    await database.catalogue.fillIfEmpty(testCatalogue);
  });
  afterAll(async () => {
    await database.close();
    await folder.remove();
  });

  /** Lets another program keep the file from being written while `work` goes on. */
  const whileLocked = async (work: () => Promise<void>): Promise<void> => {
    const other = new Libsql(file);
    other.exec('begin immediate');
    try {
      await work();
    } finally {
      other.exec('commit');
      other.close();
    }
  };

  it('does what the stores promise', async () => {
    const { catalogue, appointments, contactRequests, outbox } = database;
    expect(await catalogue.doctors()).toEqual(testDoctors);
    expect([...(await catalogue.timetable(NEXT_MONDAY)).times.keys()]).toEqual([1, 2, 3]);
    const outcome = await appointments.book(appointmentRequest, { createdAt: NOW });
    expect(outcome.kind).toBe('accepted');
    expect(await appointments.book(appointmentRequest, { createdAt: NOW })).toEqual({ kind: 'taken' });
    expect((await contactRequests.keep(contactRequest, { createdAt: NOW })).kind).toBe('accepted');
    expect((await outbox.claim(NOW, NOW + 1000, 10)).map(({ kind }) => kind)).toEqual([
      'booking.notice',
      'booking.confirmation',
      'contact.notice',
    ]);
    expect(await database.purgeBefore('2000-01-01')).toEqual({
      appointments: 0,
      contactRequests: 0,
      places: 0,
    });
    await database.ping();
  });

  it('tells of what another process has stored', async () => {
    const heard = new Promise((resolve) => {
      database.appointmentNews.follow(resolve);
    });
    const other = new Libsql(file);
    other.exec('delete from vacations');
    other.close();
    expect(await heard).toBe('unknown');
  });

  it('says what is wrong with a call, and goes on', async () => {
    const booking = database.appointments.book(appointmentRequest, { createdAt: NaN });
    await expect(booking).rejects.toMatchObject({ message: 'Invalid time value' });
    await database.ping();
  });

  it('lets the process go on while the file is locked, and is out of reach in time', async () => {
    await whileLocked(async () => {
      let turns = 0;
      const timer = setInterval(() => (turns += 1), 10);
      const booking = database.appointments.book(appointmentRequest, { createdAt: NOW });
      await expect(booking).rejects.toThrow(DatabaseUnavailable);
      clearInterval(timer);
      expect(turns).toBeGreaterThan(10);
    });
    await database.ping();
  });

  it('books what was asked for while the file was locked for a moment', async () => {
    const date = '2026-03-23';
    let booking: Promise<unknown> | undefined;
    await whileLocked(async () => {
      booking = database.appointments.book({ ...appointmentRequest, date }, { createdAt: NOW });
      await new Promise((resolve) => setTimeout(resolve, 300));
    });
    expect(await booking).toMatchObject({ kind: 'accepted' });
  });

  it('is not opened when the file is no database', async () => {
    const notes = join(folder.path, 'notes.txt');
    await writeFile(notes, 'These are my notes. '.repeat(100));
    await expect(openInThread(`file:${notes}`)).rejects.toMatchObject({
      message: expect.stringContaining('file is not a database') as string,
    });
  });
});
