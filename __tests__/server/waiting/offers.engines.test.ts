import { clinicInstant, clinicTimeAt } from '../../../src/domain/clock';
import { move as moveTo } from '../../../src/server/booking/move';
import { openDatabase } from '../../../src/server/db/open';
import type { Db } from '../../../src/server/db/schema';
import { claim as claimMails, settle } from '../../../src/server/outbox/claim';
import { changeFacts } from '../../../src/server/staff/change';
import type { Moment } from '../../../src/server/staff/entity';
import { closures, vacations } from '../../../src/server/staff/daysOff';
import { remove, save } from '../../../src/server/staff/rows';
import { offerFreedTimes } from '../../../src/server/waiting/offers';
import { bookSample } from '../support/booking';
import { NEXT_MONDAY } from '../support/sampleRequests';
import { MONDAY_AFTER, OFFERING, THIRD_MONDAY, WEDNESDAY, waitingClinic } from './waitingClinic';
import { ENGINE } from '../support/engineDatabase';

describe(`the waiting list in ${ENGINE}`, () => {
  const the = waitingClinic();
  const { book, ask, leave, cancel, move, offerFreed, waiting, offered, pass } = the;
  /** Changes the clinic's times as staff do. */
  const change = <Result>(work: (tx: Db, moment: Moment) => Promise<Result>) =>
    changeFacts(the.db, the.clinic.now, (tx) =>
      work(tx, { now: clinicTimeAt(the.clinic.now), at: the.clinic.now }),
    );

  it('offers a cancelled time to patients in order of request, each for 30 minutes', async () => {
    const holder = await book(1, NEXT_MONDAY);
    const first = await book(1, MONDAY_AFTER);
    const second = await book(2, MONDAY_AFTER);
    const third = await book(1, THIRD_MONDAY);
    for (const page of [second, first, third]) {
      await ask(page);
      pass(1);
    }
    expect(await offered()).toEqual([]);
    await cancel(holder);
    for (const page of [second, first, third]) {
      expect(await offered()).toEqual([`1 ${NEXT_MONDAY} ${page}`]);
      pass(29);
      expect(await offered()).toEqual([]);
      pass(1);
    }
    expect(await offered()).toEqual([]);
  });

  it('makes one offer of a time, however many processes look for freed times', async () => {
    const holder = await book(1, NEXT_MONDAY);
    for (const slotId of [1, 2]) await ask(await book(slotId, MONDAY_AFTER));
    await cancel(holder);
    const others = await Promise.all([1, 2, 3].map(() => openDatabase(the.clinic.url)));
    await Promise.all(
      others.flatMap(({ db }) =>
        [1, 2, 3].map(() => offerFreedTimes(db, { ...OFFERING, now: the.clinic.now })),
      ),
    );
    await Promise.all(others.map((other) => other.close()));
    expect(await offered()).toHaveLength(1);
  });

  it('adds no statement to a booking and one to a search for freed times, however long it is', async () => {
    const statementsOf = async (work: (db: Db) => Promise<unknown>) => {
      const statements: string[] = [];
      const db = the.db.withPlugin({
        transformQuery: ({ node }) => (statements.push(node.kind), node),
        transformResult: ({ result }) => Promise.resolve(result),
      });
      await work(db);
      return statements;
    };
    const offerIn = (db: Db) => offerFreedTimes(db, { ...OFFERING, now: the.clinic.now });
    const holder = await book(1, NEXT_MONDAY);
    const before = await statementsOf((db) => bookSample(db, { date: MONDAY_AFTER }));
    const at = '2026-03-01T08:00:00.000Z';
    const entry = { serviceId: 1, doctorId: null, days: 31, parts: 3, askedAt: at, rankedAt: at };
    const rows = Array.from({ length: 500 }, (_, index) => {
      const email = `p${index}@exemplu.example`;
      return { ...entry, reference: `R${index}`, mailbox: email, email, normalizedEmail: email };
    });
    await the.db.insertInto('waiting').values(rows).execute();
    expect(await statementsOf((db) => bookSample(db, { date: THIRD_MONDAY }))).toEqual(before);
    expect(await statementsOf(offerIn)).toEqual(['SelectQueryNode']);
    await cancel(holder);
    expect(await offered()).toEqual([`1 ${NEXT_MONDAY} p0@exemplu.example`]);
    // Nothing is written while the offer is open.
    const open = new Set(await statementsOf(offerIn));
    open.delete('RawNode');
    expect([...open]).toEqual(['SelectQueryNode']);
  });

  if (ENGINE !== 'SQLite') return;
  // The tests below run only statements that are tested above on both engines, so one engine is enough.

  it('offers times freed by a move or by a withdrawn day off', async () => {
    const holder = await book(1, NEXT_MONDAY);
    const page = await book(1, THIRD_MONDAY);
    const days = { doctor: 1, from: MONDAY_AFTER, to: MONDAY_AFTER };
    const { row } = await change((tx, moment) => save(tx, vacations, undefined, days, moment));
    await ask(page);
    await move(holder, 3, WEDNESDAY);
    // The way back is offered to the patient who moved.
    pass(9);
    expect(await offered()).toEqual([]);
    pass(1);
    expect(await offered()).toEqual([`1 ${NEXT_MONDAY} ${page}`]);
    await change((tx, moment) => remove(tx, vacations, [row], moment));
    expect(await offered()).toEqual([]);
    pass(30);
    expect(await offered()).toEqual([`1 ${MONDAY_AFTER} ${page}`]);
    pass(30);
    expect(await offered()).toEqual([`2 ${MONDAY_AFTER} ${page}`]);
    expect(await book(1, MONDAY_AFTER)).toMatch(/^\/programare\//);
  });

  it('offers a patient each time once, and one time at a time', async () => {
    const holders = [await book(1, NEXT_MONDAY), await book(2, NEXT_MONDAY)];
    const page = await book(1, MONDAY_AFTER);
    await ask(page);
    for (const holder of holders) await cancel(holder);
    expect(await offered()).toEqual([`1 ${NEXT_MONDAY} ${page}`]);
    await cancel(await book(1, NEXT_MONDAY));
    expect(await offered()).toEqual([]);
    pass(30);
    expect(await offered()).toEqual([`2 ${NEXT_MONDAY} ${page}`]);
  });

  it('offers each time once to a mailbox, whichever of its appointments wait', async () => {
    const holder = await book(1, NEXT_MONDAY);
    const mailbox = { client_email: 'ana@exemplu.example' };
    const one = await book(1, MONDAY_AFTER, mailbox);
    const other = await book(2, MONDAY_AFTER, mailbox);
    const neighbour = await book(1, THIRD_MONDAY);
    for (const page of [one, other, neighbour]) {
      await ask(page);
      pass(1);
    }
    await cancel(holder);
    expect(await offered()).toEqual([`1 ${NEXT_MONDAY} ${one}`]);
    pass(30);
    expect(await offered()).toEqual([`1 ${NEXT_MONDAY} ${neighbour}`]);
    pass(30);
    expect(await offered()).toEqual([]);
  });

  it('offers nothing at night, and nothing that begins before the offer has ended', async () => {
    const holder = await book(1, NEXT_MONDAY);
    const page = await book(1, MONDAY_AFTER);
    await ask(page);
    the.clinic.now = clinicInstant({ date: '2026-03-08', time: '22:00' });
    await cancel(holder);
    expect(await offered()).toEqual([]);
    the.clinic.now = clinicInstant({ date: NEXT_MONDAY, time: '07:00' });
    expect(await offered()).toEqual([`1 ${NEXT_MONDAY} ${page}`]);
    const next = await book(2, NEXT_MONDAY);
    await offerFreed();
    the.clinic.now = clinicInstant({ date: NEXT_MONDAY, time: '10:00' });
    await cancel(next);
    expect(await offered()).toEqual([]);
  });

  it.each([
    ['whose mailbox refuses', 'refuse'],
    ['who has left the list', 'leave'],
  ])(
    'keeps an offer open while its mail is undelivered, and passes on one to a person %s',
    async (_who, what) => {
      const holder = await book(1, NEXT_MONDAY);
      const first = await book(1, MONDAY_AFTER);
      const second = await book(2, MONDAY_AFTER);
      for (const page of [first, second]) await ask(page);
      await cancel(holder);
      await offerFreed();
      pass(90);
      await offerFreed();
      const mails = (await claimMails(the.db, the.clinic.now, the.clinic.now + 60_000, 100)).filter(
        ({ kind }) => kind === 'waiting.offer',
      );
      expect(mails).toHaveLength(1);
      if (what === 'leave') await leave(first);
      else
        for (const mail of mails)
          await settle(the.db, mail, { status: 'failed', at: the.clinic.now, error: '550' });
      expect(await offered()).toEqual([`1 ${NEXT_MONDAY} ${second}`]);
    },
  );

  it('continues with the new appointment time when the clinic moves it', async () => {
    const holder = await book(1, NEXT_MONDAY);
    const page = await book(2, NEXT_MONDAY);
    await ask(page);
    const [own] = await waiting();
    const to = { slotId: 2, date: THIRD_MONDAY };
    await moveTo(the.db, own?.appointment?.reference ?? '', to, { by: 'clinic', now: the.clinic.now });
    expect(await offered()).toEqual([]);
    await cancel(holder);
    expect(await offered()).toEqual([`1 ${NEXT_MONDAY} ${page}`]);
  });

  const days = { from: NEXT_MONDAY, to: NEXT_MONDAY };
  it.each([
    [
      'the doctor took the day off',
      () => change((tx, moment) => save(tx, vacations, undefined, { doctor: 1, ...days }, moment)),
    ],
    [
      'the clinic closed the day',
      () => change((tx, moment) => save(tx, closures, undefined, { name: 'Sărbătoare', ...days }, moment)),
    ],
    ['somebody booked it', () => book(1, NEXT_MONDAY)],
  ])('cancels a queued offer when %s', async (_what, happen) => {
    const holder = await book(1, NEXT_MONDAY);
    await ask(await book(1, MONDAY_AFTER));
    await cancel(holder);
    await offerFreed();
    await happen();
    expect((await the.mailed()).filter((message) => message.leave !== undefined)).toEqual([]);
  });
});
