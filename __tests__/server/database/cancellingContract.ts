import { databaseForEach, type TestPlace } from '../support/databaseForEach';
import { appointmentRequest, NEXT_MONDAY, NOW } from '../support/sampleRequests';
import { kinds, linkOf } from './outboxContract';

const DAY = 86_400_000;

/** What every storage engine promises of cancelling and of the patient's own link. */
export function describeCancelling(name: string, prepare: () => Promise<TestPlace>): void {
  describe(`cancelling in ${name}`, () => {
    const database = databaseForEach(prepare);
    const claim = (now = NOW, limit = 100) => database.outbox.claim(now, now + 1, limit);
    const bookedDates = async () => {
      const { times } = await database.catalogue.timetable(NEXT_MONDAY);
      return times.get(1)?.slots[0]?.bookedDates;
    };
    const book = async (changes: object = {}) => {
      const outcome = await database.appointments.book(
        { ...appointmentRequest, ...changes },
        { createdAt: NOW },
      );
      return outcome.kind === 'accepted' ? outcome.reference : outcome.kind;
    };

    it('finds an appointment by its reference and by the token of its link, and by nothing else', async () => {
      const reference = await book();
      const linkToken = linkOf(await claim());
      expect(linkToken).toMatch(new RegExp(`^${reference}-[\\w-]{43}$`));
      expect((await database.appointments.find({ linkToken }))?.reference).toBe(reference);
      expect((await database.appointments.find({ reference }))?.patientName).toBe('Ana Pop');
      expect(await database.appointments.find({ linkToken: `${linkToken}x` })).toBeUndefined();
      expect(
        await database.appointments.find({ linkToken: `${reference}-${'x'.repeat(43)}` }),
      ).toBeUndefined();
      expect(await database.appointments.find({ linkToken: reference })).toBeUndefined();
      expect(await database.appointments.find({ reference: '' })).toBeUndefined();
    });

    it('frees the slot at once', async () => {
      const reference = await book();
      expect(await bookedDates()).toEqual([NEXT_MONDAY]);
      const cancellation = await database.appointments.cancel({ reference }, 'patient', NOW);
      expect(cancellation).toMatchObject({ kind: 'cancelled', appointment: { cancelledBy: 'patient' } });
      expect(await bookedDates()).toEqual([]);
      expect(await book()).toMatch(/^[0-9A-Z]{8}$/);
    });

    it('tells both sides and drops every mail that still waited', async () => {
      const reference = await book({ date: '2026-03-16' });
      await claim(NOW, 1);
      await database.appointments.cancel({ reference }, 'clinic', NOW + 1);
      expect(kinds(await claim(NOW + 60 * DAY))).toEqual([
        'cancellation.confirmation',
        'cancellation.notice',
      ]);
    });

    it('leaves no failed mail that staff could still send', async () => {
      const reference = await book();
      for (const mail of await claim()) {
        await database.outbox.settle(mail, { kind: 'failed', at: NOW, error: 'EENVELOPE 550' });
      }
      await database.appointments.cancel({ reference }, 'patient', NOW);
      expect(await database.outbox.retry(NOW)).toBe(0);
      expect(kinds(await claim())).toEqual(['cancellation.confirmation', 'cancellation.notice']);
    });

    it('happens once, also when both sides cancel at the same time', async () => {
      const reference = await book();
      const linkToken = linkOf(await claim());
      const outcomes = await Promise.all([
        database.appointments.cancel({ reference }, 'clinic', NOW),
        database.appointments.cancel({ linkToken }, 'patient', NOW),
      ]);
      expect(outcomes.map(({ kind }) => kind).sort()).toEqual(['alreadyCancelled', 'cancelled']);
      expect(await claim()).toHaveLength(2);
      expect((await database.appointments.find({ linkToken }))?.cancelledAt).not.toBeNull();
    });

    it('is what a repeated attempt at the appointment hears: it neither stands nor is made again', async () => {
      const receipt = { idempotencyKey: 'key-1', createdAt: NOW };
      const outcome = await database.appointments.book(appointmentRequest, receipt);
      const reference = outcome.kind === 'accepted' ? outcome.reference : '';
      await database.appointments.cancel({ reference }, 'clinic', NOW);
      expect(await database.appointments.book(appointmentRequest, receipt)).toEqual({ kind: 'cancelled' });
      expect(await bookedDates()).toEqual([]);
    });

    it('says that it knows no such appointment', async () => {
      await book();
      expect(await database.appointments.cancel({ reference: 'NOBODY00' }, 'clinic', NOW)).toEqual({
        kind: 'unknown',
      });
    });
  });
}
