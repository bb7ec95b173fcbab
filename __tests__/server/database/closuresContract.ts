import { openEngine, sqlClinicDatabase, type ClinicEngine } from '../../../src/server/database/openDatabase';
import { enterClosures, removeClosure, staffClosures } from '../../../src/server/database/staff/closures';
import { daySheet } from '../../../src/server/database/staff/daySheet';
import type { TestPlace } from '../support/databaseForEach';
import { openTestEngine } from '../support/openTestDatabase';
import { appointmentRequest, NEXT_MONDAY, NOW } from '../support/sampleRequests';

const CLOCK = { date: '2026-03-02', time: '10:00' };
const HOLIDAY = { startDate: NEXT_MONDAY, endDate: '2026-03-10', name: 'Zi liberă' };
const ROUNDS = 10;

/** What every storage engine promises of days on which the whole clinic is closed. */
export function describeClosures(name: string, prepare: () => Promise<TestPlace>): void {
  describe(`closed days in ${name}`, () => {
    let place: TestPlace;
    let site: ClinicEngine;
    let desk: ClinicEngine;
    beforeEach(async () => {
      place = await prepare();
      site = await openTestEngine(place.url);
      desk = await openEngine(place.url, 'staff');
    });
    afterEach(async () => {
      await site.close();
      await desk.close();
      await place.remove();
    });

    const book = (changes: object = {}) =>
      sqlClinicDatabase(site).appointments.book({ ...appointmentRequest, ...changes }, { createdAt: NOW });
    const days = { startDate: HOLIDAY.startDate, endDate: HOLIDAY.endDate };

    it('are days off of every doctor, and name who has booked on them', async () => {
      const first = await book();
      const entry = await enterClosures(desk.db, [HOLIDAY], CLOCK);
      const reference = first.kind === 'accepted' ? first.reference : '';
      expect(entry).toMatchObject({ kind: 'entered', inside: [{ reference }] });
      expect(await book({ slotId: 2 })).toEqual({ kind: 'unavailable' });
      expect(await book({ slotId: 2, date: '2026-03-16' })).toMatchObject({ kind: 'accepted' });
      const { times } = await sqlClinicDatabase(site).catalogue.timetable(NEXT_MONDAY);
      const daysOff = [1, 2, 3].map((doctorId) => times.get(doctorId)?.vacations);
      expect(daysOff).toEqual([[days], [days, days], [days]]);
      expect(await daySheet(desk.db, 1, NEXT_MONDAY)).toMatchObject({ onVacation: true });
    });

    it('are open again once they are removed', async () => {
      await enterClosures(desk.db, [HOLIDAY], CLOCK);
      const [{ id } = { id: 0 }] = await staffClosures(desk.db);
      expect(await removeClosure(desk.db, id)).toBe(true);
      expect(await removeClosure(desk.db, id)).toBe(false);
      expect(await book()).toMatchObject({ kind: 'accepted' });
    });

    it('keep their number when they change, and stay open once a colleague has removed them', async () => {
      await enterClosures(desk.db, [HOLIDAY], CLOCK);
      const changed = { ...HOLIDAY, endDate: NEXT_MONDAY, name: 'Zugrăvit' };
      expect(await enterClosures(desk.db, [changed], CLOCK, 1)).toEqual({
        ...{ kind: 'entered', ids: [1], inside: [] },
      });
      expect(await staffClosures(desk.db)).toEqual([{ id: 1, ...changed }]);
      await removeClosure(desk.db, 1);
      expect(await enterClosures(desk.db, [changed], CLOCK, 1)).toEqual({ kind: 'unknown' });
      expect(await staffClosures(desk.db)).toEqual([]);
    });

    it('never overlap; with one that would, none is entered', async () => {
      await enterClosures(desk.db, [HOLIDAY], CLOCK);
      const other = { startDate: '2026-05-01', endDate: '2026-05-01', name: 'Ziua Muncii' };
      for (const wrong of [{ ...HOLIDAY, startDate: '2026-03-10' }, other]) {
        expect(await enterClosures(desk.db, [other, wrong], CLOCK)).toMatchObject({ kind: 'overlaps' });
      }
      expect(await staffClosures(desk.db)).toEqual([{ id: 1, ...HOLIDAY }]);
      expect(await staffClosures(desk.db, '2026-03-11')).toEqual([]);
    });

    it('refuse or name whoever books in the moment in which they are entered', async () => {
      for (let round = 0; round < ROUNDS; round += 1) {
        const [outcome, entry] = await Promise.all([book(), enterClosures(desk.db, [HOLIDAY], CLOCK)]);
        if (entry.kind !== 'entered') throw new Error('The closed days were not entered.');
        const references = entry.inside.map(({ reference }) => reference);
        if (outcome.kind !== 'accepted') expect([outcome.kind, references]).toEqual(['unavailable', []]);
        else {
          expect(references).toEqual([outcome.reference]);
          await sqlClinicDatabase(desk).appointments.cancel(outcome, 'clinic', NOW);
        }
        await removeClosure(desk.db, entry.ids[0] ?? 0);
      }
    });
  });
}
