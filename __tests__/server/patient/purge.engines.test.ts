import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import { addDays } from '../../../src/domain/calendarDate';
import { openDatabase, type Database } from '../../../src/server/db/open';
import { purge } from '../../../src/server/patient/person';
import { bookSample, tryToBook } from '../support/booking';
import { ENGINE, engineDatabase, type TestDatabase } from '../support/engineDatabase';
import { openTestDatabase } from '../support/openTestDatabase';
import { contactRequest, NEXT_MONDAY, NOW } from '../support/sampleRequests';
import { storeAppointment } from '../support/storeAppointment';

const OLD_REQUESTS = 6_000;
const MAX_WEEKS = 400;

/**
 * Blocks the last step until the returned function is called: on PostgreSQL another connection could be too slow to see
 * the steps.
 */
async function obstruct({ db }: Database, lastReference: string): Promise<() => Promise<unknown>> {
  if (ENGINE === 'SQLite') return () => Promise.resolve();
  const transaction = await db.startTransaction().execute();
  await transaction
    .selectFrom('contact_requests')
    .select('id')
    .where('reference', '=', lastReference)
    .forUpdate()
    .execute();
  return () => transaction.rollback().execute();
}

/** Adds years of contact requests, and one of now, each with a mail. */
async function fillYears({ db }: Database): Promise<void> {
  await sql`with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${sql.lit(OLD_REQUESTS)})
    insert into contact_requests (reference, name, email, normalized_email, phone, subject, message, created_at)
    select 'OLD' || n, 'Ana', 'ana@exemplu.example', 'ana@exemplu.example', '0700', 'Da', 'Nu', '2020-01-01T08:00:00.000Z' from numbers`.execute(
    db,
  );
  await db
    .insertInto('contact_requests')
    .values({
      ...contactRequest,
      normalizedEmail: contactRequest.email,
      reference: 'NEW',
      createdAt: '2026-03-01T08:00:00.000Z',
    })
    .execute();
  await sql`insert into outbox (kind, contact_request_id, status, due_at, attempts, created_at)
    select 'contact.notice', id, 'sent', '2020', 1, '2020' from contact_requests`.execute(db);
}

describe(`erasing years of personal data on ${ENGINE}`, () => {
  let testDatabase: TestDatabase;
  let site: Database;
  let staff: Database;
  beforeEach(async () => {
    testDatabase = await engineDatabase();
    site = await openTestDatabase(testDatabase.url);
    staff = await openDatabase(testDatabase.url, 'staff');
  });
  afterEach(async () => {
    await Promise.all([site.close(), staff.close()]);
    await testDatabase.remove();
  });

  const kept = async (): Promise<{ requests: number; notices: number }> => {
    const rows = sql<{ requests: unknown; notices: unknown }>`select
      (select count(*) from contact_requests) as requests,
      (select count(*) from outbox where kind = 'contact.notice') as notices`;
    const [row] = (await rows.execute(staff.db)).rows;
    return { requests: Number(row?.requests), notices: Number(row?.notices) };
  };

  it('proceeds in steps between which patients can book, and finishes', async () => {
    await fillYears(site);
    const release = await obstruct(staff, `OLD${OLD_REQUESTS}`);
    const purged = new AbortController();
    const purging = purge(site.db, '2026-01-01', NOW).finally(() => {
      purged.abort();
    });
    let isHalfDone = false;
    for (let week = 0; !purged.signal.aborted && !isHalfDone && week < MAX_WEEKS; week += 1) {
      const date = addDays(NEXT_MONDAY, week * 7);
      expect((await tryToBook(site.db, { date })).kind).toBe('booked');
      await nextTurn();
      const { requests } = await kept();
      isHalfDone = requests > 1 && requests < OLD_REQUESTS;
    }
    await release();
    expect(isHalfDone).toBe(true);
    expect(await purging).toEqual({ appointments: 0, contactRequests: OLD_REQUESTS, waiting: 0 });
    expect(await kept()).toEqual({ requests: 1, notices: 1 });
  });

  it('keeps the doctor, day and hour of an appointment and nothing about its patient', async () => {
    await bookSample(site.db);
    await storeAppointment(site.db, NOW, { date: '2020-01-06', firstName: 'Ioana' });
    expect(await purge(site.db, '2026-01-01', NOW)).toEqual({
      appointments: 1,
      contactRequests: 0,
      waiting: 0,
    });
    const rows = await site.db
      .selectFrom('appointments')
      .select(['date', 'firstName', 'email', 'normalizedEmail', 'requestHash'])
      .orderBy('date')
      .execute();
    expect(rows).toMatchObject([
      { date: '2020-01-06', firstName: '', email: '', normalizedEmail: '', requestHash: null },
      { date: NEXT_MONDAY, firstName: 'Ana' },
    ]);
  });
});
