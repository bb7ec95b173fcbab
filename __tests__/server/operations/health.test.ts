import { rename } from 'node:fs/promises';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { version } from '../../../package.json';
import { DatabaseUnavailable } from '../../../src/server/db/errors';
import { HEALTH } from '../../../src/server/operations/health';
import { tryToBook } from '../support/booking';
import { injectCall } from '../support/forms';
import { wireContactRequest } from '../support/sampleRequests';
import { clinicForEach } from '../support/testClinic';

describe('the health of the server', () => {
  afterEach(() => {
    jest.restoreAllMocks();
  });
  const clinic = clinicForEach();

  it('is available at two addresses and never cached', async () => {
    for (const path of Object.values(HEALTH)) {
      const answer = await clinic.app.inject(path);
      expect([answer.statusCode, answer.json()]).toEqual([200, { status: 200, version }]);
      expect(answer.headers['cache-control']).toBe('no-store');
    }
  });

  it('is live but not ready while the data cannot be read, and checks them at most twice a second', async () => {
    const { app, db } = clinic;
    const reads = jest.spyOn(db, 'selectFrom');
    let now = 1_000;
    jest.spyOn(performance, 'now').mockImplementation(() => now);
    for (let times = 0; times < 20; times += 1) {
      expect((await app.inject(HEALTH.ready)).statusCode).toBe(200);
      now += 50;
    }
    expect(reads.mock.calls.filter(([table]) => table === ('appointments' as unknown)).length).toBe(2);
    await db.schema.dropTable('journal').execute();
    now += 500;
    const warn = jest.spyOn(app.log, 'warn');
    const answer = await app.inject(HEALTH.ready);
    // The answer is public: only the log names what failed.
    const message = 'Not ready: the database does not answer or cannot store';
    expect([answer.statusCode, answer.json()]).toEqual([503, { status: 503, message }]);
    expect(warn.mock.calls).toEqual([[expect.stringMatching(/^Not ready: .*no such table: journal$/)]]);
    expect((await app.inject(HEALTH.live)).statusCode).toBe(200);
  });

  it('is answered while many bookings wait for their turn', async () => {
    const { app, db } = clinic;
    const live = `${await app.listen({ host: '127.0.0.1', port: 0 })}${HEALTH.live}`;
    await fetch(live);
    let waiting = 200;
    const bookings = Array.from({ length: waiting }, async () => {
      await tryToBook(db);
      waiting -= 1;
    });
    await fetch(live);
    expect(waiting).toBeGreaterThan(0);
    await Promise.all(bookings);
  });

  it('stores nothing while a balancer asks, except once a minute', async () => {
    const { app, databaseFile } = clinic;
    let now = 1_000;
    jest.spyOn(performance, 'now').mockImplementation(() => now);
    const commits: unknown[] = [];
    const other = new DatabaseSync(databaseFile, { readOnly: true });
    for (let seconds = 0; seconds < 120; seconds += 1) {
      expect((await app.inject(HEALTH.ready)).statusCode).toBe(200);
      commits.push(other.prepare('pragma data_version').get()?.data_version);
      now += 1_000;
    }
    other.close();
    expect(new Set(commits).size).toBe(2);
  });

  it('is not ready once a booking finds the disk full, until one can be stored again', async () => {
    const { app, db } = clinic;
    const ready = async () => (await app.inject(HEALTH.ready)).statusCode;
    expect(await ready()).toBe(200);
    await sql`pragma max_page_count = 1`.execute(db);
    let now = performance.now();
    jest.spyOn(performance, 'now').mockImplementation(() => now);
    const message = { ...wireContactRequest, message: 'a'.repeat(2_000) };
    const sent = async () => (await injectCall(app, 'contactRequest', message)).statusCode;
    const answers = [];
    for (let count = 0; count < 100 && answers.at(-1) !== 503; count += 1) answers.push(await sent());
    expect(answers.at(-1)).toBe(503);
    for (let times = 0; times < 3; times += 1) {
      expect(await ready()).toBe(503);
      now += 600;
    }
    await sql`pragma max_page_count = 1000000`.execute(db);
    expect(await ready()).toBe(200);
    expect(await sent()).toBe(200);
  });

  it('is not ready at once when its file is gone, takes no booking, and is ready again when it is back', async () => {
    const { app, db, databaseFile } = clinic;
    let now = performance.now();
    jest.spyOn(performance, 'now').mockImplementation(() => now);
    const ready = async () => {
      now += 600;
      return (await app.inject(HEALTH.ready)).statusCode;
    };
    expect(await ready()).toBe(200);
    await rename(databaseFile, `${databaseFile}.away`);
    expect(await ready()).toBe(503);
    await expect(tryToBook(db)).rejects.toThrow(DatabaseUnavailable);
    await rename(`${databaseFile}.away`, databaseFile);
    expect(await ready()).toBe(200);
    expect(await tryToBook(db)).toMatchObject({ kind: 'booked' });
  });

  it('is ready, with a word, while another program holds the file: pages are answered, and bookings wait', async () => {
    const other = new DatabaseSync(clinic.databaseFile);
    other.exec('begin immediate');
    const booking = tryToBook(clinic.db);
    const answer = await clinic.app.inject(HEALTH.ready);
    expect((await clinic.app.inject('/cardiologie')).statusCode).toBe(200);
    other.exec('rollback');
    other.close();
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { status: 200, version, warnings: ['Another program holds the database: bookings wait for it.'] },
    ]);
    expect(await booking).toMatchObject({ kind: 'booked' });
  });

  it('is not ready, and logs it once, while changes by other processes do not arrive', async () => {
    const { changes, app } = clinic;
    const warn = jest.spyOn(app.log, 'warn');
    changes.isConnected = false;
    for (let time = 0; time < 2; time += 1) expect((await app.inject(HEALTH.ready)).statusCode).toBe(503);
    expect(warn.mock.calls).toEqual([[expect.stringContaining('LISTEN')]]);
    changes.isConnected = true;
    expect((await app.inject(HEALTH.ready)).statusCode).toBe(200);
  });

  it('names the database as the reason when that is gone, and changes do not arrive either', async () => {
    const { changes, database, app } = clinic;
    changes.isConnected = false;
    await database.close();
    expect((await app.inject(HEALTH.ready)).json<{ message: string }>().message).toBe(
      'Not ready: the database does not answer or cannot store',
    );
  });
});
