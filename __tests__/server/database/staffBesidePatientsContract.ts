import type { AppointmentRequest } from '../../../src/server/database/ports/entities';
import { openEngine, sqlClinicDatabase, type ClinicEngine } from '../../../src/server/database/openDatabase';
import { removeDoctor } from '../../../src/server/database/staff/doctors';
import { addSlots, removeSlots } from '../../../src/server/database/staff/slots';
import { enterVacation, removeVacation } from '../../../src/server/database/staff/vacations';
import type { TestPlace } from '../support/databaseForEach';
import { openTestEngine } from '../support/openTestDatabase';
import { appointmentRequest, NEXT_MONDAY, NOW } from '../support/sampleRequests';

const CLOCK = { date: '2026-03-02', time: '10:00' };
const ROUNDS = 10;

/** What every storage engine promises while staff change what patients book, each from a process of their own. */
export function describeStaffBesidePatients(name: string, prepare: () => Promise<TestPlace>): void {
  describe(`staff and patients at once on ${name}`, () => {
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

    /** A patient whom the site has let through to the last step. */
    const book = async (changes: Partial<AppointmentRequest> = {}, idempotencyKey?: string) =>
      sqlClinicDatabase(site).appointments.book(
        { ...appointmentRequest, ...changes },
        { idempotencyKey, createdAt: NOW },
      );
    const slot = { weekday: 0, startTime: '09:00', endTime: '09:30' } as const;
    const vacation = { doctorId: 1, startDate: NEXT_MONDAY, endDate: '2026-03-13' };

    it('books no slot that was taken away after the patient chose it, and books it when it is back', async () => {
      expect(await removeSlots(desk.db, [1], CLOCK, NOW)).toEqual([]);
      expect(await book()).toEqual({ kind: 'notOffered' });
      expect(await book({ slotId: 2 })).toMatchObject({ kind: 'accepted' });
      await addSlots(desk.db, 1, [slot]);
      expect(await book()).toMatchObject({ kind: 'accepted' });
    });

    it('books nothing with a doctor who was taken away after the patient chose', async () => {
      expect(await removeDoctor(desk.db, 1, CLOCK, NOW)).toEqual([]);
      expect(await book()).toEqual({ kind: 'notOffered' });
    });

    it('books nothing on days off that were entered after the patient chose', async () => {
      const entry = await enterVacation(desk.db, vacation, CLOCK);
      expect(entry).toMatchObject({ kind: 'entered', inside: [] });
      expect(await book()).toEqual({ kind: 'unavailable' });
      await removeVacation(desk.db, entry.kind === 'entered' ? entry.id : 0);
      expect(await book()).toMatchObject({ kind: 'accepted' });
    });

    it('refuses one of several that book together, not its neighbours', async () => {
      await removeSlots(desk.db, [1], CLOCK, NOW);
      const [first, gone, other, second] = await Promise.all([
        book({ slotId: 2 }),
        book({ slotId: 1 }),
        book({ slotId: 3, date: '2026-03-11' }),
        book({ slotId: 2 }),
      ]);
      expect([gone.kind, other.kind]).toEqual(['notOffered', 'accepted']);
      // Either of the two who want the same slot may win.
      expect([first.kind, second.kind].sort()).toEqual(['accepted', 'taken']);
    });

    it('says again what it said before, also when days off were entered meanwhile', async () => {
      const first = await book({}, 'key-1');
      await enterVacation(desk.db, vacation, CLOCK);
      expect(await book({}, 'key-1')).toEqual(first);
    });

    it('never removes a slot that is booked in the same moment', async () => {
      for (let round = 0; round < ROUNDS; round += 1) {
        const added = await addSlots(desk.db, 3, [slot]);
        const id = added.kind === 'added' ? (added.ids[0] ?? 0) : 0;
        const [outcome, inTheWay] = await Promise.all([
          book({ doctorId: 3, slotId: id }),
          removeSlots(desk.db, [id], CLOCK, NOW),
        ]);
        expect([
          ['accepted', 1],
          ['notOffered', 0],
        ]).toContainEqual([outcome.kind, inTheWay.length]);
        if (outcome.kind === 'accepted') {
          await sqlClinicDatabase(desk).appointments.cancel(outcome, 'clinic', NOW);
          await removeSlots(desk.db, [id], CLOCK, NOW);
        }
      }
    });

    it('names every appointment inside days off that are entered in the same moment', async () => {
      for (let round = 0; round < ROUNDS; round += 1) {
        const [outcome, entry] = await Promise.all([book(), enterVacation(desk.db, vacation, CLOCK)]);
        if (entry.kind !== 'entered') throw new Error('The days off were not entered.');
        const references = entry.inside.map(({ reference }) => reference);
        if (outcome.kind !== 'accepted') expect([outcome.kind, references]).toEqual(['unavailable', []]);
        else {
          expect(references).toEqual([outcome.reference]);
          await sqlClinicDatabase(desk).appointments.cancel(outcome, 'clinic', NOW);
        }
        await removeVacation(desk.db, entry.id);
      }
    });
  });
}
