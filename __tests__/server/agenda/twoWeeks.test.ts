import ICAL from 'ical.js';
import { subscriptionPath } from '../../../src/content/paths';
import { addDays } from '../../../src/domain/calendarDate';
import { clinicInstant } from '../../../src/domain/clock';
import { addCalendar } from '../../../src/server/agenda/calendars';
import { cancel } from '../../../src/server/booking/cancel';
import { move } from '../../../src/server/booking/move';
import { openDatabase } from '../../../src/server/db/open';
import { queueDaySheet } from '../../../src/server/outbox/clinicNotices';
import { outboxState } from '../../../src/server/outbox/list';
import { byPatient, tryToBook } from '../support/booking';
import { startMailServer } from '../support/mailServer';
import { startTestWorker } from '../support/sendDueMails';
import { staffHarness } from '../support/staffHarness';
import { openTestClinic } from '../support/testClinic';
import { until } from '../support/until';

/** A Monday. */
const FIRST = '2027-02-01';
const DAYS = 14;
const STARTS = ['', '09:00', '10:30', '09:00', '09:00'];

/** Timers that stay real: only the date is set. */
const REAL_TIMERS = [
  ...(['hrtime', 'nextTick', 'performance', 'queueMicrotask', 'setImmediate', 'clearImmediate'] as const),
  ...(['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] as const),
];

describe('two weeks of a clinic', () => {
  const staff = staffHarness();
  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: [...REAL_TIMERS] });
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('shows each booking every day, loses none, doubles none and mails nothing twice', async () => {
    jest.setSystemTime(clinicInstant({ date: FIRST, time: '06:30' }));
    const mailServer = await startMailServer();
    const site = await openTestClinic({ database: await openDatabase(staff.url), clock: Date.now });
    const { db, links } = site;
    const stop = await startTestWorker(db, mailServer.url, { pollMs: 5 });
    const { reference: calendar } = await addCalendar(db, null, true, Date.now());
    /** Bookings that patients and staff know of, by reference. */
    const known = new Map<string, { slotId: number; date: string; moves: number }>();
    const calledOff: string[] = [];
    const take = async (slotId: number, date: string): Promise<void> => {
      const doctorId = slotId === 4 ? 2 : 1;
      const email = `p${slotId}.${date}.${known.size}.${Date.now()}@exemplu.example`;
      const booking = await tryToBook(db, { doctorId, slotId, date, email }, { now: Date.now() });
      if (booking.kind === 'booked') known.set(booking.reference, { slotId, date, moves: 0 });
    };
    const cancelOrMove = async (day: number, today: string): Promise<void> => {
      const upcoming = [...known].filter(([, { date }]) => date > today);
      const [reference, booked] = upcoming[day % upcoming.length] ?? [];
      if (reference === undefined || booked === undefined) return;
      if (day % 5 === 2) {
        await cancel(db, reference, byPatient(Date.now()));
        known.delete(reference);
      } else if (booked.slotId < 4 && day % 5 === 4) {
        const to = { slotId: 1, date: addDays(FIRST, 70 + day * 7) };
        await move(db, reference, to, byPatient(Date.now()));
        known.set(reference, { ...to, moves: booked.moves + 1 });
      }
    };
    const cancelDay = async (line: string): Promise<void> => {
      const { references } = await staff.json<{ references: string[] }>(`appointments cancel ${line} --yes`);
      for (const reference of references) {
        expect(known.delete(reference)).toBe(true);
        calledOff.push(reference);
      }
    };
    const shown = async (): Promise<readonly string[]> => {
      const { body } = await site.app.inject(subscriptionPath(links.tokenFor(calendar)));
      const events = new ICAL.Component(ICAL.parse(body) as never[]).getAllSubcomponents('vevent');
      const of = (event: (typeof events)[number], property: string) =>
        String(event.getFirstPropertyValue(property)).replace('@clinic-website', '');
      return events
        .map((event) => ['uid', 'dtstart', 'sequence'].map((property) => of(event, property)).join(' '))
        .filter((event) => /^[0-9A-Z]{8} /.test(event))
        .sort();
    };

    for (let day = 0; day < DAYS; day += 1) {
      const today = addDays(FIRST, day);
      jest.setSystemTime(clinicInstant({ date: today, time: '06:30' }));
      const monday = addDays(FIRST, Math.floor(day / 7) * 7 + 7 * (1 + (day % 3)));
      await Promise.all([take(1, monday), take(1, monday), take(2, monday)]);
      await take(3, addDays(monday, 2));
      await take(4, monday);
      if (day === 3) await staff.run(`slots block 3 --date ${addDays(FIRST, 51)} --reason x`);
      if (day === 4) await take(3, addDays(FIRST, 51));
      await cancelOrMove(day, today);
      // An illness, and a doctor who leaves.
      if (day === 7) await cancelDay(`--doctor 1 --date ${today} --reason Boală`);
      if (day === 10) {
        const own = [...known.values()].filter(({ slotId, date }) => slotId === 4 && date > today);
        for (const { date } of own) await cancelDay(`--doctor 2 --date ${date} --reason Plecare`);
        await staff.json('doctors remove 2 --yes');
      }
      for (const time of ['07:00', '07:01', '12:00']) {
        jest.setSystemTime(clinicInstant({ date: today, time }));
        await Promise.all([1, 2].map(() => queueDaySheet(db, Date.now(), '07:00')));
        await until(async () => (await outboxState(db, Date.now())).oldestDueAt === null);
      }
      const expected = [...known]
        .filter(([, { date }]) => date >= addDays(today, -28))
        .map(([one, { slotId, date, moves }]) => `${one} ${date}T${STARTS[slotId]}:00 ${moves}`);
      expect([today, await shown()]).toEqual([today, expected.sort()]);
    }

    const rows = await db.selectFrom('appointments').select(['reference', 'email', 'state']).execute();
    const kept = rows.filter(({ state }) => state === 'booked').map((one) => one.reference);
    expect(kept.sort()).toEqual([...known.keys()].sort());
    await stop();
    const mails = mailServer.received.map(({ to, mail }) => `${to[0]} ${mail.subject}`);
    const sheets = mails.filter((mail) => mail.includes('Ziua clinicii'));
    // Mondays and Wednesdays.
    expect(sheets).toHaveLength(new Set(sheets).size);
    expect(sheets).toHaveLength(4);
    expect(calledOff.length).toBeGreaterThan(2);
    for (const one of calledOff) {
      const { email } = rows.find(({ reference }) => reference === one) ?? {};
      expect(mails.filter((mail) => mail.startsWith(`${email} Programare anulată`))).toHaveLength(1);
    }
    await site.close();
    await mailServer.close();
  });
});
