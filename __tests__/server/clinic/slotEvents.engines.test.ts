import { setTimeout as wait } from 'node:timers/promises';
import {
  BOOKING_WEEKS_HEADER,
  CALLS,
  READ_AT_HEADER,
  type WireSlotEvent,
} from '../../../src/domain/contract';
import type { Db } from '../../../src/server/db/schema';
import { cancel } from '../../../src/server/booking/cancel';
import { openDatabase } from '../../../src/server/db/open';
import { announce, inTransaction } from '../../../src/server/db/transaction';
import { bookSample } from '../support/booking';
import { NEXT_MONDAY, NOW, wireAppointment } from '../support/sampleRequests';
import { fetchCall } from '../support/forms';
import { recordStatements } from '../support/recordStatements';
import { openSlotEvents, type SlotEventStream } from '../support/slotEventStream';
import { clinicForEach } from '../support/testClinic';
import { ENGINE, engineDatabase } from '../support/engineDatabase';

const MONDAY_AFTER = '2026-03-16';
/** Milliseconds within which an open calendar shows that a time was taken. */
const SOON_MS = 1_000;
/** Milliseconds within which a new process has made its first reads. */
const SETTLED_MS = 700;

describe(`open calendars on ${ENGINE}`, () => {
  const clinic = clinicForEach({}, engineDatabase);
  let url: string;
  let streams: SlotEventStream[] = [];
  beforeEach(async () => {
    url = await clinic.app.listen({ host: '127.0.0.1', port: 0 });
  });
  afterEach(() => {
    for (const stream of streams) stream.close();
    streams = [];
  });

  const open = async (doctorId: number): Promise<SlotEventStream> => {
    const stream = await openSlotEvents(url, doctorId);
    streams.push(stream);
    return stream;
  };
  const soon = (stream: SlotEventStream) =>
    Promise.race([
      stream.next(),
      new Promise((resolve) => {
        setTimeout(resolve, SOON_MS, 'nothing within a second').unref();
      }),
    ]);
  /** Returns the booked dates of each slot. */
  const datesIn = (event: unknown) =>
    (event as WireSlotEvent).slots.map(({ slot, appointments }) => [
      slot.id,
      ...appointments.map(({ date }) => date),
    ]);
  /** Changes the data as another process does. */
  const elsewhere = async (work: (db: Db) => Promise<unknown>): Promise<void> => {
    const other = await openDatabase(clinic.url);
    await inTransaction(other.db, async (tx) => {
      await work(tx);
      announce(tx, 'all');
    });
    await other.close();
  };

  it('first receive the times taken at this moment', async () => {
    await bookSample(clinic.db);
    const stream = await open(1);
    expect([stream.status, stream.headers.get('content-type')]).toEqual([
      200,
      'text/event-stream; charset=utf-8',
    ]);
    const event = await stream.next();
    expect(datesIn(event)).toEqual([[1, NEXT_MONDAY], [2], [3]]);
    // The same shapes and the same reading as in the two calls.
    const [slots, vacations] = await Promise.all(
      [`${CALLS.slots}?user_id=1`, `${CALLS.vacations}?id=1`].map((call) => fetch(url + call)),
    );
    expect(event).toEqual({
      id: slots?.headers.get(READ_AT_HEADER),
      bookingWeeks: Number(slots?.headers.get(BOOKING_WEEKS_HEADER)),
      slots: await slots?.json(),
      vacations: await vacations?.json(),
    });
    expect(vacations?.headers.get(READ_AT_HEADER)).toBe(event.id);
  });

  it('receive a patient’s booking within a second, without personal data', async () => {
    const one = await open(1);
    const two = await open(1);
    await Promise.all([one.next(), two.next()]);
    await fetchCall(url, 'createAppointment', wireAppointment);
    for (const stream of [one, two])
      expect(datesIn(await soon(stream))).toEqual([[1, NEXT_MONDAY], [2], [3]]);
    expect(one.text()).not.toMatch(/Ana|Pop|exemplu|0700/);
  });

  it('receive another process’s booking and cancellation within a second', async () => {
    const stream = await open(1);
    await stream.next();
    const other = await openDatabase(clinic.url);
    const reference = await bookSample(other.db, { slotId: 2 });
    expect(datesIn(await soon(stream))).toEqual([[1], [2, NEXT_MONDAY], [3]]);
    await cancel(other.db, reference, { by: 'clinic', now: NOW });
    expect(datesIn(await soon(stream))).toEqual([[1], [2], [3]]);
    await other.close();
  });

  const off = (date: string) => ({ startDate: date, endDate: date });
  const ENTERED: readonly [what: string, change: (db: Db) => Promise<unknown>, shown: RegExp][] = [
    [
      'a day off',
      (db) =>
        db
          .insertInto('vacations')
          .values({ doctorId: 1, ...off(NEXT_MONDAY) })
          .execute(),
      /"start_date":"2026-03-09"/,
    ],
    [
      'a closed day',
      (db) =>
        db
          .insertInto('closures')
          .values({ ...off(MONDAY_AFTER), name: 'Inventar' })
          .execute(),
      /"start_date":"2026-03-16"/,
    ],
    [
      'a removed time',
      (db) => db.updateTable('slots').set({ removedAt: '2026-03-02' }).where('id', 'in', [2, 3]).execute(),
      /^(?!.*"slot":\{"id":[23],).*"slot":\{"id":1,/,
    ],
    [
      'an added time',
      (db) =>
        db
          .insertInto('slots')
          .values({ doctorId: 1, weekday: 4, startTime: '08:00', endTime: '08:30' })
          .execute(),
      /"day":4,"start_time":"08:00"/,
    ],
  ];
  it('receive each change entered by staff within a second', async () => {
    const stream = await open(1);
    await stream.next();
    await wait(SETTLED_MS);
    for (const [what, change, shown] of ENTERED) {
      await elsewhere(change);
      expect([what, JSON.stringify(await soon(stream))]).toEqual([what, expect.stringMatching(shown)]);
    }
  });

  it('are sent the changes of their own doctor only, whose times alone are read', async () => {
    const mine = await open(1);
    const others = [await open(2), await open(3)];
    await Promise.all([mine, ...others].map((stream) => stream.next()));
    await wait(SETTLED_MS);
    const statements = recordStatements();
    await bookSample(clinic.db);
    await soon(mine);
    await wait(SETTLED_MS);
    const reads = statements.filter(({ text }) => text.includes('string_agg')).length;
    jest.restoreAllMocks();
    // The booking reads them itself. PostgreSQL notifies the process that booked as well.
    expect([2, 3]).toContain(reads);
    for (const other of others) expect(other.text().match(/data:/g)).toHaveLength(1);
  });

  if (ENGINE !== 'SQLite') return;
  // The tests below run only statements that are tested above on both engines, so one engine is enough.

  it('and the calls’ answers say when they were read, so that the later one wins', async () => {
    const stream = await open(1);
    const first = await stream.next();
    const answer = await fetch(`${url}${CALLS.slots}?user_id=1`);
    clinic.now += 1;
    await bookSample(clinic.db);
    const later = (await soon(stream)) as { readonly id: string };
    expect([first.id, answer.headers.get(READ_AT_HEADER), later.id]).toEqual([NOW, NOW, NOW + 1].map(String));
  });
});
