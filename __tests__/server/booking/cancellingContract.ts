import { cancel } from '../../../src/server/booking/cancel';
import { findByReference } from '../../../src/server/booking/find';
import { readDoctorTimes } from '../../../src/server/clinic/timetable';
import { claim, settle } from '../../../src/server/outbox/claim';
import { retryMails } from '../../../src/server/outbox/list';
import { booked } from '../support/booking';
import { databaseForEach, type TestDatabase } from '../support/databaseForEach';
import { NEXT_MONDAY, NOW } from '../support/sampleRequests';

const DAY = 86_400_000;

/** What every storage engine promises of cancelling and of the patient's own link. */
export function describeCancelling(name: string, prepare: () => Promise<TestDatabase>): void {
  describe(`cancelling in ${name}`, () => {
    const place = databaseForEach(prepare);
    const claimed = async (now = NOW, most = 100) => claim(place.db, now, now + 1, most);
    const kinds = (mails: Awaited<ReturnType<typeof claimed>>) => mails.map(({ kind }) => kind).sort();
    const bookedDates = async () =>
      (await readDoctorTimes(place.db, 1, NEXT_MONDAY, NEXT_MONDAY))?.slots[0]?.bookedDates;
    it('frees the slot at once, and notes it for those who wait', async () => {
      const reference = await booked(place.db);
      expect(await bookedDates()).toEqual([NEXT_MONDAY]);
      expect(await cancel(place.db, reference, 'patient', NOW)).toBe('cancelled');
      expect(await findByReference(place.db, reference)).toMatchObject({
        state: 'cancelled',
        cancelledBy: 'patient',
        cancelledAt: new Date(NOW).toISOString(),
      });
      expect(await bookedDates()).toEqual([]);
      const freed = await place.db.selectFrom('freed_times').select(['slotId', 'date']).execute();
      expect(freed).toEqual([{ slotId: 1, date: NEXT_MONDAY }]);
      expect(await booked(place.db)).toMatch(/^[0-9A-Z]{8}$/);
    });

    it('informs both sides and drops every mail that still waited', async () => {
      const reference = await booked(place.db, { date: '2026-03-16' });
      await claimed(NOW, 1);
      await cancel(place.db, reference, 'clinic', NOW + 1);
      expect(kinds(await claimed(NOW + 60 * DAY))).toEqual([
        'cancellation.confirmation',
        'cancellation.notice',
      ]);
    });

    it('leaves no failed mail that staff could still send', async () => {
      const reference = await booked(place.db);
      for (const mail of await claimed())
        await settle(place.db, mail, { kind: 'failed', at: NOW, error: 'EENVELOPE 550' });
      await cancel(place.db, reference, 'patient', NOW);
      expect(await retryMails(place.db, NOW)).toBe(0);
      expect(kinds(await claimed())).toEqual(
        expect.arrayContaining(['cancellation.confirmation', 'cancellation.notice']),
      );
    });

    it('happens once, also when both sides cancel at the same time', async () => {
      const reference = await booked(place.db);
      await claimed();
      const outcomes = await Promise.all([
        cancel(place.db, reference, 'clinic', NOW),
        cancel(place.db, reference, 'patient', NOW),
      ]);
      expect(outcomes.sort()).toEqual(['alreadyCancelled', 'cancelled']);
      expect(kinds(await claimed(NOW + 2)).filter((kind) => kind.startsWith('cancellation'))).toHaveLength(2);
    });
  });
}
