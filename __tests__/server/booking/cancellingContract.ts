import { cancel } from '../../../src/server/booking/cancel';
import { findByReference } from '../../../src/server/booking/find';
import { openLinks } from '../../../src/server/booking/links';
import { readDoctorTimes } from '../../../src/server/clinic/timetable';
import { claim, settle } from '../../../src/server/outbox/claim';
import { retryMails } from '../../../src/server/outbox/list';
import { booked, tryToBook } from '../support/booking';
import { databaseForEach, type TestPlace } from '../support/databaseForEach';
import { NEXT_MONDAY, NOW } from '../support/sampleRequests';

const DAY = 86_400_000;

/** What every storage engine promises of cancelling and of the patient's own link. */
export function describeCancelling(name: string, prepare: () => Promise<TestPlace>): void {
  describe(`cancelling in ${name}`, () => {
    const place = databaseForEach(prepare);
    const claimed = async (now = NOW, most = 100) => claim(place.db, now, now + 1, most);
    const kinds = (mails: Awaited<ReturnType<typeof claimed>>) => mails.map(({ kind }) => kind).sort();
    const bookedDates = async () => (await readDoctorTimes(place.db, 1, NEXT_MONDAY))?.slots[0]?.bookedDates;
    it('knows an appointment by the token of its link, and by nothing that was made up', async () => {
      const reference = await booked(place.db);
      const links = await openLinks(place.db);
      const token = links.tokenFor(reference);
      expect(token).toMatch(new RegExp(`^${reference}-[\\w-]{43}$`));
      expect(links.referenceIn(token)).toBe(reference);
      expect((await findByReference(place.db, reference))?.patientName).toBe('Ana Pop');
      for (const wrong of [`${token}x`, `${reference}-${'x'.repeat(43)}`, reference, '', '-'])
        expect([wrong, links.referenceIn(wrong)]).toEqual([wrong, undefined]);
      expect(await findByReference(place.db, '')).toBeUndefined();
    });

    it('frees the slot at once, and notes it for those who wait', async () => {
      const reference = await booked(place.db);
      expect(await bookedDates()).toEqual([NEXT_MONDAY]);
      expect(await cancel(place.db, reference, 'patient', NOW)).toBe('cancelled');
      expect(await findByReference(place.db, reference)).toMatchObject({
        ...{ state: 'cancelled', cancelledBy: 'patient', cancelledAt: new Date(NOW).toISOString() },
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

    it('is the answer to a repeated attempt at the appointment: it neither stands nor is made again', async () => {
      const reference = await booked(place.db, {}, { key: 'key-1' });
      await cancel(place.db, reference, 'clinic', NOW);
      expect(await tryToBook(place.db, {}, { key: 'key-1' })).toEqual({ kind: 'cancelled' });
      expect(await bookedDates()).toEqual([]);
    });

    it('knows no appointment of another reference', async () => {
      await booked(place.db);
      expect(await cancel(place.db, 'NOBODY00', 'clinic', NOW)).toBe('unknown');
    });
  });
}
