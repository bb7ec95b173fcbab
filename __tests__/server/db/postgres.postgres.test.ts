import { setTimeout as sleep } from 'node:timers/promises';
import { inspect } from 'node:util';
import { sql } from 'kysely';
import { readServices } from '../../../src/server/clinic/timetable';
import { DatabaseRefusal, DatabaseUnavailable } from '../../../src/server/db/errors';
import { openDatabase } from '../../../src/server/db/open';
import type { Db } from '../../../src/server/db/schema';
import { tryToBook } from '../support/booking';
import { databaseForEach } from '../support/databaseForEach';
import { postgresDatabase, type PostgresDatabase } from '../support/postgresDatabase';
import { proxyWithoutNotifications } from '../support/proxyWithoutNotifications';
import { contactRequest, mondayAfter } from '../support/sampleRequests';
import { testServices } from '../support/testCatalogue';

const bookWeek = (db: Db, week: number, key: string | null = null) =>
  tryToBook(db, { date: mondayAfter(week) }, { key });

describe('a PostgreSQL database', () => {
  let testDatabase: PostgresDatabase;
  const data = databaseForEach(async () => (testDatabase = await postgresDatabase()));

  it('reports a refused statement without the values in it', async () => {
    const row = {
      ...contactRequest,
      reference: 'ANA-POP0',
      normalizedEmail: contactRequest.email,
      createdAt: '2026-03-02T08:00:00.000Z',
    };
    const insert = () => data.db.insertInto('contact_requests').values(row).execute();
    await insert();
    const error: unknown = await insert().catch((refusal: unknown) => refusal);
    expect(error).toBeInstanceOf(DatabaseRefusal);
    expect(inspect(error, { depth: Infinity, showHidden: true })).not.toMatch(/ANA-POP0|ana@/);
  });

  it('has a short time limit for visitors and none for staff', async () => {
    const limit = async (by: 'visitors' | 'staff') => {
      const { db, close } = await openDatabase(testDatabase.url, by);
      const { rows } = await sql<{ statementTimeout: string }>`show statement_timeout`.execute(db);
      await close();
      return rows[0]?.statementTimeout;
    };
    expect([await limit('visitors'), await limit('staff')]).toEqual(['10s', '0']);
  });

  it('recovers automatically after all its connections are cut', async () => {
    await readServices(data.db);
    await testDatabase.cutConnections();
    // A broken connection may be taken from the pool once before it is noticed.
    await readServices(data.db).catch(() => undefined);
    expect(await readServices(data.db)).toEqual(testServices);
    expect((await bookWeek(data.db, 0)).kind).toBe('booked');
  });

  it('neither loses nor duplicates a booking retried with its key while connections are cut', async () => {
    const answered = new AbortController();
    const cutting = (async () => {
      while (!answered.signal.aborted) {
        await testDatabase.cutConnections();
        await sleep(40);
      }
    })();
    const failures: unknown[] = [];
    const untilAnswered = async (week: number): Promise<string> => {
      for (;;) {
        try {
          return (await bookWeek(data.db, week, `key-${week}`)).kind;
        } catch (error) {
          failures.push(error);
        }
      }
    };
    const outcomes: string[] = [];
    for (let round = 0; round < 10; round += 1) {
      const weeks = [0, 1, 2, 3].map((offset) => round * 4 + offset);
      outcomes.push(...(await Promise.all(weeks.map(untilAnswered))));
    }
    answered.abort();
    await cutting;
    expect(new Set(outcomes)).toEqual(new Set(['booked']));
    expect(failures).not.toEqual([]);
    expect(failures.filter((error) => !(error instanceof DatabaseUnavailable))).toEqual([]);
    expect(await testDatabase.rows('select date from appointments')).toHaveLength(40);
  });

  it('announces a booking to every process that listens', async () => {
    const other = await data.openAgain();
    const changes: unknown[] = [];
    const stop = other.watch((change) => changes.push(change));
    while (!changes.includes('all')) await sleep(10);
    await bookWeek(data.db, 0);
    while (!changes.includes(1)) await sleep(10);
    // A lost connection is opened again, after which everything may have changed.
    changes.length = 0;
    await testDatabase.cutConnections();
    while (!changes.includes('all')) await sleep(10);
    expect(changes[0]).toBe('lost');
    await stop();
    await other.close();
  });

  it('is refused at the start where notifications do not arrive, and not by staff’s command', async () => {
    const pooler = await proxyWithoutNotifications(testDatabase.url);
    await expect(openDatabase(pooler.url)).rejects.toThrow(
      'notifications (LISTEN) do not arrive, as behind a pooler in transaction mode',
    );
    await (await openDatabase(pooler.url, 'staff')).close();
    pooler.close();
  });

  it('is opened without a lock where no migration is missing', async () => {
    await data.db.connection().execute(async (other) => {
      await sql`begin`.execute(other);
      await sql`lock table kysely_migration_lock in access exclusive mode`.execute(other);
      await (await openDatabase(testDatabase.url)).close();
      await sql`rollback`.execute(other);
    });
  });
});
