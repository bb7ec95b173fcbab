import { CONFIRM_WITHIN } from '../../../src/server/database/ports/appointmentStore';
import type { Outcome } from '../../../src/server/database/ports/outcome';
import { databaseForEach, type TestPlace } from '../support/databaseForEach';
import { appointmentRequest, NEXT_MONDAY, NOW } from '../support/sampleRequests';
import { kinds } from './outboxContract';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const BRAKE = { most: 2, further: 'confirm' } as const;
const ACCEPTED = expect.objectContaining({ kind: 'accepted' }) as Outcome;

const monday = (week: number): string =>
  new Date(Date.parse(NEXT_MONDAY) + week * 7 * DAY).toISOString().slice(0, 10);

/** What every storage engine promises when bookings come faster than the clinic ever sees. */
export function describeBrake(name: string, prepare: () => Promise<TestPlace>): void {
  describe(`the brake in ${name}`, () => {
    const database = databaseForEach(prepare);
    const book = (week: number, changes: object = {}, createdAt = NOW) =>
      database.appointments.book(
        { ...appointmentRequest, date: monday(week), ...changes },
        { createdAt, idempotencyKey: `key ${JSON.stringify([week, changes, createdAt])}` },
        BRAKE,
      );
    /** So many as the clinic may have in an hour. */
    const attack = async () => {
      for (const week of [50, 51]) expect(await book(week)).toEqual(ACCEPTED);
    };
    const claim = (now = NOW) => database.outbox.claim(now, now + DAY, 100);
    /** In the order in which they were asked for. */
    const tokens = async (now = NOW) =>
      (await claim(now)).flatMap((mail) => (mail.kind === 'booking.request' ? [mail.linkToken] : []));
    const bookedDates = async () =>
      (await database.catalogue.timetable(NEXT_MONDAY)).times.get(1)?.slots[0]?.bookedDates;

    it('lets bookings pass as long as an hour has not too many, and again an hour later', async () => {
      await attack();
      expect(await book(1)).toEqual({ kind: 'unconfirmed' });
      expect(await book(2, {}, NOW + HOUR)).toEqual(ACCEPTED);
    });

    it('counts what all processes book at once', async () => {
      const others = await Promise.all(Array.from({ length: 3 }, database.openAgain));
      const outcomes = await Promise.all(
        Array.from({ length: 60 }, (_, week) =>
          (others[week % 3] ?? database).appointments.book(
            { ...appointmentRequest, date: monday(week % 50) },
            { createdAt: NOW },
            BRAKE,
          ),
        ),
      );
      await Promise.all(others.map((other) => other.close()));
      expect(outcomes.filter(({ kind }) => kind === 'accepted')).toHaveLength(2);
      expect(await bookedDates()).toHaveLength(2);
    });

    it('keeps what is held for nobody, asks its patient, and tells the clinic once', async () => {
      await attack();
      await claim();
      expect(await book(1)).toEqual({ kind: 'unconfirmed' });
      expect(await book(1, { firstName: 'Ion' })).toEqual({ kind: 'unconfirmed' });
      expect(await bookedDates()).toEqual([monday(50), monday(51)]);
      expect(kinds(await claim(NOW + 1))).toEqual(['booking.request', 'booking.request', 'brake.notice']);
    });

    it('tells the clinic once within an hour, also where patients confirm at once', async () => {
      await attack();
      await book(1);
      const [first = ''] = await tokens();
      expect(await database.appointments.confirm(first, NOW)).toEqual(ACCEPTED);
      await book(2);
      expect(kinds(await claim(NOW + 1))).not.toContain('brake.notice');
      await book(3, {}, NOW + 2 * HOUR);
      await book(4, {}, NOW + 2 * HOUR);
      await book(5, {}, NOW + 2 * HOUR);
      expect(kinds(await claim(NOW + 2 * HOUR))).toContain('brake.notice');
    });

    it('neither books nor asks twice when one attempt comes twice at the limit', async () => {
      await book(50);
      const [one, other] = await Promise.all([book(1), book(1)]);
      expect(one).toEqual(ACCEPTED);
      expect(other).toEqual(one);
      expect(await tokens()).toEqual([]);
    });

    it('gives the time to who confirms first, whoever asked first, as any booking has it', async () => {
      await attack();
      await book(1);
      await book(1, { firstName: 'Ion' });
      const [first = '', second = ''] = await tokens();
      expect(await database.appointments.confirm(second, NOW + 1)).toEqual(ACCEPTED);
      expect(await database.appointments.confirm(first, NOW + 2)).toEqual({ kind: 'taken' });
      expect(await bookedDates()).toEqual([monday(1), monday(50), monday(51)]);
      const stored = await database.appointments.find({ linkToken: second });
      expect(stored).toMatchObject({ patientName: 'Ion Pop', date: monday(1), prices: { length: 2 } });
      expect(kinds(await claim(NOW + 2))).toEqual(['booking.confirmation', 'booking.notice']);
      expect(await database.appointments.confirm(second, NOW + 3)).toBeUndefined();
    });

    it('lets one of many confirmations at once win', async () => {
      await attack();
      for (let turn = 0; turn < 10; turn += 1) await book(1, { phone: String(turn) });
      const all = await tokens();
      const other = await database.openAgain();
      const outcomes = await Promise.all(
        all.map((token, turn) => (turn % 2 ? other : database).appointments.confirm(token, NOW)),
      );
      await other.close();
      expect(all).toHaveLength(10);
      expect(outcomes.filter((outcome) => outcome?.kind === 'accepted')).toHaveLength(1);
      expect(outcomes.filter((outcome) => outcome?.kind === 'taken')).toHaveLength(9);
    });

    it('answers a repeated attempt as the first, and says when it was confirmed', async () => {
      await attack();
      for (let turn = 0; turn < 2; turn += 1) expect(await book(1)).toEqual({ kind: 'unconfirmed' });
      const [token = '', ...more] = await tokens();
      expect(more).toEqual([]);
      const confirmed = await database.appointments.confirm(token, NOW);
      expect(await book(1)).toEqual(confirmed);
    });

    it('forgets with a booking the mail that asked for its confirmation', async () => {
      await attack();
      await book(1, { email: 'ion@exemplu.example' });
      const [token = ''] = await tokens();
      await claim();
      await database.appointments.confirm(token, NOW);
      await database.appointments.cancel({ linkToken: token }, 'patient', NOW);
      const kindsOf = async () => (await database.outbox.list(100)).map(({ kind }) => kind);
      expect(await kindsOf()).toContain('booking.request');
      await database.people.forget({ email: 'ion@exemplu.example' }, 'patient', NOW);
      expect(await kindsOf()).not.toContain('booking.request');
    });

    it('neither books nor keeps anything where it refuses', async () => {
      await attack();
      const request = { ...appointmentRequest, date: monday(1) };
      const refuse = { most: 2, further: 'refuse' } as const;
      expect(await database.appointments.book(request, { createdAt: NOW }, refuse)).toEqual({
        kind: 'tooMany',
      });
      expect(await tokens()).toEqual([]);
      expect(await bookedDates()).toHaveLength(2);
    });

    it('forgets within an hour whose it was when nobody confirms, and in a day that it was', async () => {
      await attack();
      await book(1, { email: 'ion@exemplu.example' });
      const [token = ''] = await tokens();
      const [person, late] = [{ email: 'ION@exemplu.example' }, NOW + CONFIRM_WITHIN];
      await database.appointments.forgetUnconfirmed(late - 1);
      expect(await database.people.find(person)).toMatchObject({
        appointments: [{ isUnconfirmed: true }],
        mails: [{ kind: 'booking.request' }],
      });
      expect(await database.appointments.confirm(token, late)).toBeUndefined();
      await database.appointments.forgetUnconfirmed(late);
      expect((await database.people.find(person)).appointments).toEqual([]);
      expect(await database.appointments.findUnconfirmed(token)).toMatchObject({
        date: monday(1),
        patient: { firstName: '', lastName: '', phone: '', email: '', message: '' },
      });
      await database.appointments.forgetUnconfirmed(late + DAY);
      expect(await database.appointments.findUnconfirmed(token)).toBeUndefined();
      expect((await database.outbox.list(100)).map(({ kind }) => kind)).not.toContain('booking.request');
    });

    it('forgets it at once for who wishes so, with its mail', async () => {
      await attack();
      await book(1, { email: 'ion@exemplu.example' });
      const [token = ''] = await tokens();
      expect(await database.people.forget({ email: 'Ion@exemplu.example' }, 'staff', NOW)).toEqual({
        appointments: 1,
        contactRequests: 0,
        places: 0,
      });
      expect(await database.appointments.findUnconfirmed(token)).toBeUndefined();
      expect((await database.outbox.list(100)).map(({ kind }) => kind)).not.toContain('booking.request');
    });
  });
}
