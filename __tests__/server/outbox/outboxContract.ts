import { cancel } from '../../../src/server/booking/cancel';
import { move } from '../../../src/server/booking/move';
import { keep } from '../../../src/server/contact/keep';
import { UNLIMITED } from '../../../src/server/limits/budget';
import { claim as claimOf, settle } from '../../../src/server/outbox/claim';
import { listMails, outboxState, retryMails } from '../../../src/server/outbox/list';
import { queueDueReminders } from '../../../src/server/outbox/reminders';
import { forgetPerson } from '../../../src/server/patient/data';
import { booked, tryToBook } from '../support/booking';
import { databaseForEach, type TestPlace } from '../support/databaseForEach';
import { contactRequest, NEXT_MONDAY, NOW } from '../support/sampleRequests';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** The appointment begins on Monday 9 March 2026 at 09:00 (UTC+2). */
const START = Date.UTC(2026, 2, 9, 7, 0);

const kinds = (mails: readonly { readonly kind: string }[]) => mails.map(({ kind }) => kind).sort();

/** What every storage engine promises of mail. */
export function describeOutbox(name: string, prepare: () => Promise<TestPlace>): void {
  describe(`the outbox in ${name}`, () => {
    const database = databaseForEach(prepare);
    const claim = (now = NOW, most = 100, db = database.db) => claimOf(db, now, now + MINUTE, most);
    const staffAt = (now: number) => ({ by: 'clinic', now }) as const;
    const list = (most = 100) => listMails(database.db, most);
    /** All that there were until then. */
    const reminders = async (now: number) => {
      await queueDueReminders(database.db, now);
      const mails = await list();
      return mails.flatMap(({ kind }) => (kind.startsWith('reminder') ? kind : [])).sort();
    };
    const book = (changes: object = {}, now = NOW) => booked(database.db, changes, { now });

    it('holds a notice to the clinic and a confirmation to the patient for every booking', async () => {
      const reference = await book();
      const mails = await claim();
      expect(kinds(mails)).toEqual(['booking.confirmation', 'booking.notice']);
      expect(mails.map(({ attempts }) => attempts)).toEqual([1, 1]);
      expect((await list()).map((mail) => mail.reference)).toEqual([reference, reference]);
    });

    it('holds nothing for a booking that was refused', async () => {
      await Promise.all(Array.from({ length: 10 }, () => tryToBook(database.db)));
      expect(kinds(await claim())).toEqual(['booking.confirmation', 'booking.notice']);
    });

    it('holds nothing new for a booking that is repeated', async () => {
      await tryToBook(database.db, {}, { key: 'key-1' });
      await tryToBook(database.db, {}, { key: 'key-1' });
      expect(await claim()).toHaveLength(2);
    });

    it('holds the mails of each of many bookings that were made at once', async () => {
      const mondays = Array.from({ length: 50 }, (_, week) =>
        new Date(Date.parse(NEXT_MONDAY) + week * 7 * DAY).toISOString().slice(0, 10),
      );
      await Promise.all(mondays.map((date) => book({ date })));
      const mails = await claim(NOW, 200);
      expect(mails).toHaveLength(100);
      expect(new Set(mails.map(({ appointmentId }) => appointmentId)).size).toBe(50);
    });

    it('reminds the patient 7 days and 1 day before, at the hour of the appointment', async () => {
      await book({ date: '2026-03-16' });
      expect(await reminders(START - 1)).toEqual([]);
      expect(await reminders(START)).toEqual(['reminder.week']);
      expect(await reminders(START + 6 * DAY - 1)).toEqual(['reminder.week']);
      expect(await reminders(START + 6 * DAY)).toEqual(['reminder.day', 'reminder.week']);
      const { kind, dueAt } = (await list(1))[0] ?? {};
      expect([kind, dueAt]).toEqual(['reminder.day', new Date(START + 6 * DAY).toISOString()]);
    });

    it('reminds once, whichever process looks and however often', async () => {
      await book({ date: '2026-03-16' });
      const other = await database.openAgain();
      await Promise.all([database, other, database].map(({ db }) => queueDueReminders(db, START)));
      await other.close();
      await queueDueReminders(database.db, START + MINUTE);
      expect(await reminders(START + MINUTE)).toEqual(['reminder.week']);
    });

    it('does not remind of what was booked after a reminder was due', async () => {
      await book({}, START - 7 * DAY);
      await book({ slotId: 2 }, START - DAY + 2 * 60 * MINUTE);
      expect(await reminders(START - 7 * DAY)).toEqual([]);
      expect(await reminders(START - MINUTE)).toEqual(['reminder.day']);
    });

    it('reminds late rather than never, but not when the next reminder is due or the appointment has begun', async () => {
      await book({ date: '2026-03-16' });
      await book({ slotId: 2 });
      expect(await reminders(START + 5 * DAY)).toEqual(['reminder.week']);
      expect(await reminders(START + 30 * DAY)).toEqual(['reminder.week']);
    });

    it('reminds of the new time of a moved appointment, unless it was moved after that was due', async () => {
      const late = await book({ date: '2026-03-16' });
      const early = await book({ slotId: 2, date: '2026-03-23' });
      await queueDueReminders(database.db, START);
      await move(database.db, late, { slotId: 2, date: NEXT_MONDAY }, staffAt(NOW + DAY));
      await move(database.db, early, { slotId: 1, date: '2026-03-16' }, staffAt(NOW));
      await queueDueReminders(database.db, START + 6 * DAY);
      const mails = (await list()).filter(({ kind }) => kind.startsWith('reminder'));
      expect(
        mails.map(({ kind, dueAt, status }) => `${kind} ${dueAt.slice(0, 10)} ${status}`).sort(),
      ).toEqual([
        'reminder.day 2026-03-08 waiting',
        'reminder.day 2026-03-15 waiting',
        'reminder.week 2026-03-02 dropped',
        'reminder.week 2026-03-09 waiting',
      ]);
    });

    it('reminds nobody of what was cancelled, or who is forgotten', async () => {
      await book({ date: '2026-03-16' });
      const reference = await book({ slotId: 2, date: '2026-03-16' });
      await cancel(database.db, reference, 'patient', NOW);
      await book({ slotId: 2, date: '2026-03-16', email: 'uitata@exemplu.example' });
      await forgetPerson(database.db, { email: 'uitata@exemplu.example' }, 'staff', Date.parse('2026-03-17'));
      expect(await reminders(START + DAY)).toEqual(['reminder.week']);
    });

    it('holds a notice to the clinic for every contact request', async () => {
      const outcome = await keep(database.db, contactRequest, { key: null, now: NOW }, UNLIMITED);
      const [mail, ...others] = await claim();
      expect(others).toEqual([]);
      expect(mail?.kind).toBe('contact.notice');
      expect((await list())[0]?.reference).toBe('reference' in outcome && outcome.reference);
    });

    it('keeps every mail over a restart', async () => {
      await book();
      await database.reopen();
      expect(await claim()).toHaveLength(2);
    });

    it('gives a mail to one process only, however many ask at once', async () => {
      for (const week of [0, 1, 2, 3, 4]) {
        await book({ date: new Date(Date.parse(NEXT_MONDAY) + week * 7 * DAY).toISOString().slice(0, 10) });
      }
      const other = await database.openAgain();
      const claims = await Promise.all(
        Array.from({ length: 12 }, (_, index) => claim(NOW, 3, (index % 2 ? database : other).db)),
      );
      const rest = await claim();
      await other.close();
      const ids = [...claims.flat(), ...rest].map(({ id }) => id);
      expect(ids).toHaveLength(10);
      expect(new Set(ids).size).toBe(10);
    });

    it('gives a mail again only after the lease of a process that never came back', async () => {
      await book();
      const first = await claim();
      expect(await claim(NOW + MINUTE - 1)).toEqual([]);
      const again = await claim(NOW + MINUTE);
      expect(new Set(again.map(({ id }) => id))).toEqual(new Set(first.map(({ id }) => id)));
      expect(again.every(({ attempts }) => attempts === 2)).toBe(true);
    });

    it('believes only the process that holds the lease', async () => {
      await book();
      const [late] = await claim();
      const current = (await claim(NOW + MINUTE)).find(({ id }) => id === late?.id);
      if (!late || !current) throw new Error('Nothing was claimed');
      await settle(database.db, late, { kind: 'failed', at: NOW, error: '550' });
      expect((await outboxState(database.db, NOW)).failed).toBe(0);
      await settle(database.db, current, { kind: 'sent', at: NOW });
      expect((await list()).find(({ id }) => id === current.id)).toMatchObject({
        status: 'sent',
        attempts: 2,
        settledAt: new Date(NOW).toISOString(),
      });
    });

    it('puts a mail off, and counts only attempts that say something about it', async () => {
      await book();
      const [one, two] = await claim();
      if (!one || !two) throw new Error('Nothing was claimed');
      await settle(database.db, one, { kind: 'postponed', dueAt: NOW + 5 * MINUTE, error: '451' });
      await settle(database.db, two, { kind: 'released', error: 'ECONNECTION' });
      expect(await outboxState(database.db, NOW)).toMatchObject({ oldestDueAt: new Date(NOW).toISOString() });
      expect(await claim()).toEqual([{ ...two, attempts: 1, lastError: 'ECONNECTION' }]);
      expect(await claim(NOW + 5 * MINUTE - 1)).not.toContainEqual(expect.objectContaining({ id: one.id }));
      const again = await claim(NOW + 5 * MINUTE);
      expect(again.find(({ id }) => id === one.id)?.attempts).toBe(2);
    });

    it('lists what failed, by the reference of what it is about, and tries it again when asked', async () => {
      const reference = await book();
      for (const mail of await claim()) {
        await settle(database.db, mail, { kind: 'failed', at: NOW, error: 'EENVELOPE 550' });
      }
      const failed = await listMails(database.db, 10, 'failed');
      expect(failed).toHaveLength(2);
      expect(failed[0]).toMatchObject({ reference, lastError: 'EENVELOPE 550', status: 'failed' });
      // The clinic is informed of the patient's.
      expect(kinds(await listMails(database.db, 10, 'waiting'))).toEqual(['failure.notice']);
      expect(await outboxState(database.db, NOW)).toMatchObject({ failed: 2, waiting: 1 });

      expect(await retryMails(database.db, NOW, [failed[0]?.id ?? 0])).toBe(1);
      expect(await retryMails(database.db, NOW)).toBe(1);
      expect(await retryMails(database.db, NOW)).toBe(0);
      const again = await claim();
      expect(again.every(({ attempts }) => attempts === 1)).toBe(true);
    });

    it('tells how much waits, and since when', async () => {
      await book();
      expect(await outboxState(database.db, NOW)).toEqual({
        waiting: 2,
        failed: 0,
        oldestDueAt: new Date(NOW).toISOString(),
      });
    });
  });
}
