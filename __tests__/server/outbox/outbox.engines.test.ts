import { cancel } from '../../../src/server/booking/cancel';
import { move } from '../../../src/server/booking/move';
import { claim as claimOf, settle } from '../../../src/server/outbox/claim';
import { findFailingMail, listMails, retryMails, outboxState } from '../../../src/server/outbox/list';
import { queueDueReminders } from '../../../src/server/outbox/reminders';
import { forgetPerson } from '../../../src/server/patient/person';
import { DAY, HOUR, MINUTE } from '../../../src/domain/durations';
import { byPatient, bookSample, tryToBook } from '../support/booking';
import { databaseForEach } from '../support/databaseForEach';
import { NEXT_MONDAY, NOW, mondayAfter } from '../support/sampleRequests';
import { ENGINE } from '../support/engineDatabase';

/** The appointment begins on Monday 9 March 2026 at 09:00 (UTC+2). */
const START = Date.UTC(2026, 2, 9, 7, 0);
const LATER_MONDAY = { date: '2026-03-16' };

const kinds = (mails: readonly { readonly kind: string }[]) => mails.map(({ kind }) => kind).sort();

describe(`the outbox in ${ENGINE}`, () => {
  const database = databaseForEach();
  const claim = (now = NOW, most = 100, db = database.db) => claimOf(db, now, now + MINUTE, most);
  const book = (changes: object = {}, now = NOW) => bookSample(database.db, changes, { now });
  const bookWeeks = (count: number) =>
    Promise.all(Array.from({ length: count }, (_, week) => book({ date: mondayAfter(week) })));
  /** Returns all mails queued so far. */
  const reminders = async (now: number) => {
    await queueDueReminders(database.db, now);
    const mails = await listMails(database.db, 100);
    return mails
      .filter(({ kind }) => kind.startsWith('reminder'))
      .map(({ kind, dueAt }) => `${kind} ${dueAt.slice(0, 16)}`)
      .sort();
  };
  const WEEK = 'reminder.week 2026-03-09T07:00';
  const DAY_BEFORE = 'reminder.day 2026-03-15T07:00';

  it('queues a reminder once, however many servers look and how often', async () => {
    await book(LATER_MONDAY);
    const other = await database.openAgain();
    await Promise.all([database, other, database].map(({ db }) => queueDueReminders(db, START)));
    await other.close();
    expect(await reminders(START + MINUTE)).toEqual([WEEK]);
  });

  it('gives a mail to one server only, however many ask at once', async () => {
    await bookWeeks(5);
    const other = await database.openAgain();
    const claims = await Promise.all(
      Array.from({ length: 12 }, (_, index) => claim(NOW, 3, (index % 2 ? database : other).db)),
    );
    const ids = [...claims.flat(), ...(await claim())].map(({ id }) => id);
    await other.close();
    expect([ids.length, new Set(ids).size]).toEqual([10, 10]);
  });

  it('hands a mail out again after the lease of a dead process, whose late result is ignored', async () => {
    await book();
    const [late] = await claim();
    expect(await claim(NOW + MINUTE - 1)).toEqual([]);
    const current = (await claim(NOW + MINUTE)).find(({ id }) => id === late?.id);
    if (!late || !current) throw new Error('Nothing was claimed');
    await settle(database.db, late, { status: 'failed', at: NOW, error: '550' });
    expect((await outboxState(database.db, NOW)).failed).toBe(0);
    await settle(database.db, current, { status: 'sent', at: NOW });
    expect((await outboxState(database.db, NOW)).sentAt).toBe(new Date(NOW).toISOString());
    expect((await listMails(database.db, 9)).find(({ id }) => id === current.id)).toMatchObject({
      status: 'sent',
      attempts: 2,
      settledAt: new Date(NOW).toISOString(),
    });
  });

  it('knows the time of the last sent mail, also of one that was due before others', async () => {
    await book();
    const [early, late] = await claim();
    if (!early || !late) throw new Error('Nothing was claimed');
    await settle(database.db, late, { status: 'waiting', at: NOW + 1 });
    const [again] = await claim(NOW + 1);
    if (!again) throw new Error('Nothing was claimed');
    await settle(database.db, again, { status: 'sent', at: NOW + 2 });
    await settle(database.db, early, { status: 'sent', at: NOW + HOUR });
    expect((await outboxState(database.db, NOW)).sentAt).toBe(new Date(NOW + HOUR).toISOString());
  });

  it('lists failed mails by reference and retries them on request', async () => {
    const reference = await book();
    expect(await outboxState(database.db, NOW)).toEqual({
      waiting: 2,
      failed: 0,
      oldestDueAt: new Date(NOW).toISOString(),
      sentAt: null,
    });
    expect(await findFailingMail(database.db)).toBeUndefined();
    await database.reopen();
    for (const mail of await claim())
      await settle(database.db, mail, { status: 'failed', at: NOW, error: 'EENVELOPE 550' });
    const failed = await listMails(database.db, 10, 'failed');
    expect(failed).toHaveLength(2);
    expect(failed[0]).toMatchObject({ reference, lastError: 'EENVELOPE 550', status: 'failed' });
    // The clinic is informed of the patient's action.
    expect(kinds(await listMails(database.db, 10, 'waiting'))).toEqual(['failure.notice']);
    expect(await outboxState(database.db, NOW)).toMatchObject({ failed: 2, waiting: 1 });
    const error = { status: 'failed', lastError: 'EENVELOPE 550' };
    expect(await findFailingMail(database.db)).toMatchObject(error);

    const [first = 0, second = 0] = failed.map(({ id }) => id);
    expect(await retryMails(database.db, NOW, [first])).toEqual([first]);
    expect(await findFailingMail(database.db)).toMatchObject({ ...error, id: first, status: 'waiting' });
    expect(await retryMails(database.db, NOW)).toEqual([second]);
    expect(await retryMails(database.db, NOW)).toEqual([]);
    expect((await claim()).map(({ attempts }) => attempts)).toEqual([1, 1, 1]);
  });

  if (ENGINE !== 'SQLite') return;
  // The tests below run only statements that are tested above on both engines, so one engine is enough.

  it.each([
    ['refused', null],
    ['repeated', 'key-1'],
  ])('holds no further mail for a booking that is %s', async (_what, key) => {
    await Promise.all(Array.from({ length: 10 }, () => tryToBook(database.db, {}, { key })));
    expect(kinds(await claim())).toEqual(['booking.confirmation', 'booking.notice']);
  });

  it('reminds the patient 7 days and 1 day before, at the hour of the appointment', async () => {
    await book(LATER_MONDAY);
    expect(await reminders(START - 1)).toEqual([]);
    expect(await reminders(START)).toEqual([WEEK]);
    expect(await reminders(START + 6 * DAY - 1)).toEqual([WEEK]);
    expect(await reminders(START + 6 * DAY)).toEqual([DAY_BEFORE, WEEK]);
  });

  it('queues no reminder for an appointment booked after it was due', async () => {
    await book({}, START - 7 * DAY);
    await book({ slotId: 2 }, START - DAY + 2 * HOUR);
    expect(await reminders(START - 7 * DAY)).toEqual([]);
    expect(await reminders(START - MINUTE)).toEqual(['reminder.day 2026-03-08T07:00']);
  });

  it('sends a late reminder, unless the next is due or the appointment has begun', async () => {
    await book(LATER_MONDAY);
    await book({ slotId: 2 });
    expect(await reminders(START + 5 * DAY)).toEqual([WEEK]);
    expect(await reminders(START + 30 * DAY)).toEqual([WEEK]);
  });

  it('reminds of the new time after a move, unless the reminder was due before it', async () => {
    const late = await book(LATER_MONDAY);
    const early = await book({ slotId: 2, date: '2026-03-23' });
    const moveTo = (reference: string, slotId: number, date: string, now: number) =>
      move(database.db, reference, { slotId, date }, { by: 'clinic', now });
    await moveTo(early, 1, '2026-03-30', NOW);
    await moveTo(late, 2, NEXT_MONDAY, NOW + DAY);
    await moveTo(early, 1, LATER_MONDAY.date, NOW + DAY);
    expect(await reminders(NOW + 2 * DAY)).toEqual([]);
    expect(await reminders(START)).toEqual(['reminder.day 2026-03-08T08:30', WEEK]);
    await moveTo(early, 1, '2026-03-23', START + HOUR);
    expect(await reminders(START + 7 * DAY)).toEqual([
      'reminder.day 2026-03-08T08:30',
      'reminder.week 2026-03-16T07:00',
    ]);
  });

  it('queues no reminders of cancelled appointments or for erased patients', async () => {
    await book(LATER_MONDAY);
    await cancel(database.db, await book({ slotId: 2, ...LATER_MONDAY }), byPatient(NOW));
    await book({ slotId: 2, ...LATER_MONDAY, email: 'uitata@exemplu.example' });
    await forgetPerson(database.db, { email: 'uitata@exemplu.example' }, 'staff', Date.parse('2026-03-17'));
    expect(await reminders(START + DAY)).toEqual([WEEK]);
  });
});
