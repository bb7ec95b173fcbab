import { setTimeout as sleep } from 'node:timers/promises';
import { inspect } from 'node:util';
import { sql } from 'kysely';
import { DatabaseRefusal, DatabaseUnavailable } from '../../../src/server/database/ports/databaseErrors';
import { openEngine } from '../../../src/server/database/openDatabase';
import { databaseForEach } from '../support/databaseForEach';
import { postgresDatabase, type PostgresDatabase } from '../support/postgresDatabase';
import { appointmentRequest, contactRequest, NEXT_MONDAY, NOW } from '../support/sampleRequests';
import { testServices } from '../support/testCatalogue';
import { describeBrake } from './brakeContract';
import { describeClinicDatabase } from './clinicDatabaseContract';

// A busy machine takes its time.
jest.setTimeout(30_000);

describeClinicDatabase('PostgreSQL', postgresDatabase);
describeBrake('PostgreSQL', postgresDatabase);

const monday = (week: number): string =>
  new Date(Date.parse(NEXT_MONDAY) + week * 7 * 86_400_000).toISOString().slice(0, 10);

describe('a PostgreSQL database', () => {
  let place: PostgresDatabase;
  const database = databaseForEach(async () => (place = await postgresDatabase()));

  const book = (week: number, idempotencyKey?: string) =>
    database.appointments.book(
      { ...appointmentRequest, date: monday(week) },
      { idempotencyKey, createdAt: NOW },
    );

  it('answers every one of many processes that book the same weeks in opposite orders', async () => {
    const others = await Promise.all(Array.from({ length: 4 }, database.openAgain));
    const weeks = Array.from({ length: 60 }, (_, week) => week);
    const outcomes = await Promise.all(
      others.flatMap(({ appointments }, index) =>
        (index % 2 ? weeks : weeks.toReversed()).map((week) =>
          appointments.book({ ...appointmentRequest, date: monday(week) }, { createdAt: NOW }),
        ),
      ),
    );
    await Promise.all(others.map((other) => other.close()));
    expect(outcomes.filter(({ kind }) => kind === 'accepted')).toHaveLength(60);
    expect(outcomes.filter(({ kind }) => kind === 'taken')).toHaveLength(180);
    expect(await place.rows('select distinct date from appointments')).toHaveLength(60);
  });

  it('says of what it refused no value that somebody wrote', async () => {
    const { db, close } = await openEngine(place.url, 'visitors');
    const row = { ...contactRequest, reference: 'ANA-POP0', createdAt: '2026-03-02T08:00:00.000Z' };
    const insert = () => db.insertInto('contact_requests').values(row).execute();
    await insert();
    const error: unknown = await insert().catch((refusal: unknown) => refusal);
    await close();
    expect(error).toBeInstanceOf(DatabaseRefusal);
    expect(inspect(error, { depth: Infinity, showHidden: true })).not.toMatch(/ANA-POP0|ana@/);
  });

  it('gives up soon for visitors, and never in the middle of what staff do', async () => {
    const limit = async (worksFor: 'visitors' | 'staff') => {
      const { db, close } = await openEngine(place.url, worksFor);
      const { rows } = await sql<{ statementTimeout: string }>`show statement_timeout`.execute(db);
      await close();
      return rows[0]?.statementTimeout;
    };
    expect([await limit('visitors'), await limit('staff')]).toEqual(['10s', '0']);
  });

  it('goes on by itself after all its connections were cut', async () => {
    await database.catalogue.services();
    await place.cutConnections();
    // A connection may still seem whole when it is taken the first time.
    await database.catalogue.services().catch(() => undefined);
    expect(await database.catalogue.services()).toEqual(testServices);
    expect((await book(0)).kind).toBe('accepted');
  });

  it('never loses or doubles a booking that is sent again with its key while connections are cut', async () => {
    const answered = new AbortController();
    const cutting = (async () => {
      while (!answered.signal.aborted) {
        await place.cutConnections();
        await sleep(40);
      }
    })();
    const failures: unknown[] = [];
    const untilAnswered = async (week: number): Promise<string> => {
      for (;;) {
        try {
          return (await book(week, `key-${week}`)).kind;
        } catch (error) {
          failures.push(error);
        }
      }
    };
    const outcomes: string[] = [];
    for (let round = 0; round < 25; round += 1) {
      const weeks = [0, 1, 2, 3].map((offset) => round * 4 + offset);
      outcomes.push(...(await Promise.all(weeks.map(untilAnswered))));
    }
    answered.abort();
    await cutting;
    expect(new Set(outcomes)).toEqual(new Set(['accepted']));
    expect(failures.filter((error) => !(error instanceof DatabaseUnavailable))).toEqual([]);
    expect(await place.rows('select date from appointments')).toHaveLength(100);
  });
});
