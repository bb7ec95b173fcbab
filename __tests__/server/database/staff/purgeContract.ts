import { sql } from 'kysely';
import {
  openEngine,
  sqlClinicDatabase,
  type ClinicEngine,
} from '../../../../src/server/database/openDatabase';
import { addDays } from '../../../../src/domain/calendarDate';
import type { TestPlace } from '../../support/databaseForEach';
import { openTestEngine } from '../../support/openTestDatabase';
import { appointmentRequest, contactRequest, NEXT_MONDAY, NOW } from '../../support/sampleRequests';

const [OLD_REQUESTS, OTHER_MAILS] = [6_000, 100_000];
const MOST_WEEKS = 400;

/** Stands in the way of the last step until it is called off. */
export type Obstacle = (desk: ClinicEngine, lastReference: string) => Promise<() => Promise<unknown>>;

/** Years of contact requests, and of mails about something else. */
async function fillYears({ db }: ClinicEngine): Promise<void> {
  const numbers = (count: number) =>
    sql`with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${sql.lit(count)})`;
  await sql`${numbers(OLD_REQUESTS)}
    insert into contact_requests (reference, name, email, phone, subject, message, created_at)
    select 'OLD' || n, 'Ana', 'ana@exemplu.example', '0700', 'Da', 'Nu', '2020-01-01T08:00:00.000Z' from numbers`.execute(
    db,
  );
  await db
    .insertInto('contact_requests')
    .values({ ...contactRequest, reference: 'NEW', createdAt: '2026-03-01T08:00:00.000Z' })
    .execute();
  const mail = sql`insert into outbox (kind, contact_request_id, status, due_at, attempts, created_at)
    select 'contact.notice', contact_requests.id, 'sent', '2020', 1, '2020' from contact_requests`;
  await sql`${mail} where reference like 'OLD%'`.execute(db);
  await sql`${numbers(OTHER_MAILS)} ${mail}, numbers where reference = 'NEW'`.execute(db);
}

/**
 * What every storage engine promises while a clinic with years of data forgets them.
 * @param obstruct where another connection could be too slow to see the steps
 */
export function describePurge(
  name: string,
  prepare: () => Promise<TestPlace>,
  obstruct: Obstacle = () => Promise.resolve(() => Promise.resolve()),
): void {
  describe(`forgetting years of personal data on ${name}`, () => {
    let place: TestPlace;
    let site: ClinicEngine;
    let desk: ClinicEngine;
    beforeEach(async () => {
      place = await prepare();
      site = await openTestEngine(place.url);
      desk = await openEngine(place.url, 'staff');
      await fillYears(site);
    });
    afterEach(async () => {
      await Promise.all([site.close(), desk.close()]);
      await place.remove();
    });

    const kept = async (): Promise<{ requests: number; notices: number }> => {
      const rows = sql<{ requests: unknown; notices: unknown }>`select
        (select count(*) from contact_requests) as requests,
        (select count(*) from outbox where kind = 'contact.notice') as notices`;
      const [row] = (await rows.execute(desk.db)).rows;
      return { requests: Number(row?.requests), notices: Number(row?.notices) };
    };

    it('happens in steps between which patients book, and ends', async () => {
      const database = sqlClinicDatabase(site);
      const callOff = await obstruct(desk, `OLD${OLD_REQUESTS}`);
      const purged = new AbortController();
      const purge = database.purgeBefore('2026-01-01').finally(() => purged.abort());
      let isHalfDone = false;
      for (let week = 0; !purged.signal.aborted && !isHalfDone && week < MOST_WEEKS; week += 1) {
        const date = addDays(NEXT_MONDAY, week * 7);
        expect(
          (await database.appointments.book({ ...appointmentRequest, date }, { createdAt: NOW })).kind,
        ).toBe('accepted');
        const { requests } = await kept();
        isHalfDone = requests > 1 && requests < OLD_REQUESTS;
      }
      await callOff();
      expect(isHalfDone).toBe(true);
      expect(await purge).toEqual({ appointments: 0, contactRequests: OLD_REQUESTS, places: 0 });
      expect(await kept()).toEqual({ requests: 1, notices: OTHER_MAILS });
    });
  });
}
