import type { BookingOutcome } from '../../../src/server/booking/book';
import { fillIfEmpty } from '../../../src/server/clinic/sample';
import { readDoctors, readDoctorTimes, readServices, readTimes } from '../../../src/server/clinic/timetable';
import { openDatabase } from '../../../src/server/db/open';
import type { Db } from '../../../src/server/db/schema';
import { tryToBook } from '../support/booking';
import { databaseForEach, type TestDatabase } from '../support/databaseForEach';
import { heldByStaff } from '../support/heldByStaff';
import { NEXT_MONDAY } from '../support/sampleRequests';
import { testCatalogue, testDoctors, testServices } from '../support/testCatalogue';

/** Books the sample request with changes. */
const booking = (db: Db, changes: object = {}, key: string | null = null) => tryToBook(db, changes, { key });

const count = (outcomes: readonly BookingOutcome[], kind: BookingOutcome['kind']) =>
  outcomes.filter((outcome) => outcome.kind === kind).length;

/** The promises of a booking, on each storage engine. */
export function describeBooking(name: string, prepare: () => Promise<TestDatabase>): void {
  describe(`booking in ${name}`, () => {
    const place = databaseForEach(prepare);
    const timesOf = async (doctorId: number, from = NEXT_MONDAY) =>
      readDoctorTimes(place.db, doctorId, from, '9999-12-31');
    const bookedDates = async (doctorId: number, from: string) =>
      (await timesOf(doctorId, from))?.slots.map((slot) => slot.bookedDates);

    it('holds the catalogue it was filled with', async () => {
      expect(await readServices(place.db)).toEqual(testServices);
      expect(await readDoctors(place.db)).toEqual(testDoctors);
      const times = await readTimes(place.db, NEXT_MONDAY, '9999-12-31');
      expect(times.get(2)?.vacations).toEqual([{ startDate: '2026-03-09', endDate: '2026-03-10' }]);
      expect(times.get(1)?.slots).toEqual([
        { id: 1, weekday: 0, startTime: '09:00', endTime: '09:30', bookedDates: [] },
        { id: 2, weekday: 0, startTime: '10:30', endTime: '11:00', bookedDates: [] },
        { id: 3, weekday: 2, startTime: '09:00', endTime: '09:30', bookedDates: [] },
      ]);
    });

    it('may be opened by several processes at once while it is still empty', async () => {
      const fresh = await prepare();
      const open = async () => {
        const database = await openDatabase(fresh.url);
        await fillIfEmpty(database.db, testCatalogue);
        return database;
      };
      const opened = await Promise.all(Array.from({ length: 5 }, open));
      for (const { db } of opened) {
        expect(await readDoctors(db)).toEqual(testDoctors);
        expect((await readTimes(db, NEXT_MONDAY, '9999-12-31')).get(1)?.slots).toHaveLength(3);
      }
      await Promise.all(opened.map((other) => other.close()));
      await fresh.remove();
    });

    it('is filled once only', async () => {
      await fillIfEmpty(place.db, {
        ...testCatalogue,
        services: testCatalogue.services.map((service) => ({ ...service, id: 9 })),
      });
      expect(await readServices(place.db)).toEqual(testServices);
    });

    it.each([
      ['of another doctor', { doctorId: 1, slotId: 4 }, 'notOffered'],
      ['that nobody has', { slotId: 99 }, 'notOffered'],
      ['that no number of a row can be', { slotId: 2 ** 31 }, 'notOffered'],
      ['on another day of the week', { date: '2026-03-10' }, 'notOffered'],
      ['on a day off', { doctorId: 2, slotId: 4 }, 'unavailable'],
      ['that has passed', { date: '2026-02-23' }, 'unavailable'],
    ])('does not book a slot %s', async (_what, changes, kind) => {
      expect(await booking(place.db, changes)).toEqual({ kind });
    });

    it('books a slot on a date once', async () => {
      const first = await booking(place.db);
      const reference = expect.stringMatching(/^[0-9A-HJKMNP-TV-Z]{8}$/) as unknown;
      expect(first).toEqual({ kind: 'booked', reference, isMailed: true });
      expect(await booking(place.db)).toEqual({ kind: 'taken' });
      expect((await booking(place.db, { date: '2026-03-16' })).kind).toBe('booked');
      expect(await bookedDates(1, NEXT_MONDAY)).toEqual([[NEXT_MONDAY, '2026-03-16'], [], []]);
    });

    it('shows booked dates from the asked day on', async () => {
      await booking(place.db);
      expect(await bookedDates(1, '2026-03-10')).toEqual([[], [], []]);
    });

    it('lets exactly one of many win when two processes book at the same moment', async () => {
      const other = await place.openAgain();
      const outcomes = await Promise.all(
        Array.from({ length: 50 }, (_, index) => booking((index % 2 ? place : other).db)),
      );
      await other.close();
      expect([count(outcomes, 'booked'), count(outcomes, 'taken')]).toEqual([1, 49]);
    });

    it('counts the same key with the same appointment once, also after a restart', async () => {
      const first = await booking(place.db, {}, 'key-1');
      expect(await booking(place.db, {}, 'key-1')).toEqual(first);
      await place.reopen();
      expect(await booking(place.db, {}, 'key-1')).toEqual(first);
    });

    it('counts the same key once when it comes twice at the same moment', async () => {
      const other = await place.openAgain();
      const sendKey = () => booking(place.db, {}, 'key-1');
      const [one, two] = await heldByStaff(other, [sendKey, sendKey]);
      await other.close();
      expect(one?.kind).toBe('booked');
      expect(two).toEqual(one);
    });

    it.each(['firstName', 'lastName', 'phone', 'email', 'message'] as const)(
      'does not let a key stand for an appointment with another %s, which it would not keep',
      async (field) => {
        await booking(place.db, {}, 'key-1');
        const other = { [field]: 'altceva' };
        expect(await booking(place.db, other, 'key-1')).toEqual({ kind: 'keyReused' });
      },
    );
  });
}
