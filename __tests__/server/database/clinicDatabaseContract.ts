import type { Outcome } from '../../../src/server/database/ports/outcome';
import { databaseForEach, type TestPlace } from '../support/databaseForEach';
import { openTestDatabase } from '../support/openTestDatabase';
import { appointmentRequest, contactRequest, NEXT_MONDAY, NOW } from '../support/sampleRequests';
import { testCatalogue, testDoctors, testServices } from '../support/testCatalogue';

const receipt = (idempotencyKey?: string) => ({ idempotencyKey, createdAt: NOW });
const count = (outcomes: readonly Outcome[], kind: Outcome['kind']) =>
  outcomes.filter((outcome) => outcome.kind === kind).length;

/** What every storage engine promises. */
export function describeClinicDatabase(name: string, prepare: () => Promise<TestPlace>): void {
  describe(`the clinic's data in ${name}`, () => {
    const database = databaseForEach(prepare);
    const timesOf = async (doctorId: number, from = NEXT_MONDAY) =>
      (await database.catalogue.timetable(from)).times.get(doctorId);
    const bookedDates = async (doctorId: number, from: string) =>
      (await timesOf(doctorId, from))?.slots.map((slot) => slot.bookedDates);

    it('holds the catalogue it was filled with', async () => {
      expect(await database.catalogue.services()).toEqual(testServices);
      expect(await database.catalogue.doctors()).toEqual(testDoctors);
      const { services, doctors, times } = await database.catalogue.timetable(NEXT_MONDAY);
      expect({ services, doctors }).toEqual({ services: testServices, doctors: testDoctors });
      expect(times.get(2)?.vacations).toEqual([{ startDate: '2026-03-09', endDate: '2026-03-10' }]);
      expect(times.get(1)?.slots).toEqual([
        { id: 1, weekday: 0, startTime: '09:00', endTime: '09:30', bookedDates: [] },
        { id: 2, weekday: 0, startTime: '10:30', endTime: '11:00', bookedDates: [] },
        { id: 3, weekday: 2, startTime: '09:00', endTime: '09:30', bookedDates: [] },
      ]);
    });

    it('may be opened by several processes at once while it is still empty', async () => {
      const fresh = await prepare();
      const opened = await Promise.all(Array.from({ length: 5 }, () => openTestDatabase(fresh.url)));
      for (const { catalogue } of opened) {
        expect(await catalogue.doctors()).toEqual(testDoctors);
        expect((await catalogue.timetable(NEXT_MONDAY)).times.get(1)?.slots).toHaveLength(3);
      }
      await Promise.all(opened.map((other) => other.close()));
      await fresh.remove();
    });

    it('is filled once only', async () => {
      await database.catalogue.fillIfEmpty({
        ...testCatalogue,
        services: testCatalogue.services.map((service) => ({ ...service, id: 9 })),
      });
      expect(await database.catalogue.services()).toEqual(testServices);
    });

    it('tells a doctor without slots or vacations from a doctor who does not exist', async () => {
      expect(await timesOf(3)).toEqual({ slots: [], vacations: [] });
      expect(await timesOf(99)).toBeUndefined();
    });

    it.each([
      ['of another doctor', { doctorId: 1, slotId: 4 }, 'notOffered'],
      ['that nobody has', { slotId: 99 }, 'notOffered'],
      ['that no number of a row can be', { slotId: 2 ** 31 }, 'notOffered'],
      ['on another day of the week', { date: '2026-03-10' }, 'notOffered'],
      ['on a day off', { doctorId: 2, slotId: 4 }, 'unavailable'],
      ['that has passed', { date: '2026-02-23' }, 'unavailable'],
    ])('does not book a slot %s', async (_what, changes, kind) => {
      const request = { ...appointmentRequest, ...changes };
      expect(await database.appointments.book(request, receipt())).toEqual({ kind });
    });

    it('books a slot on a date once', async () => {
      const first = await database.appointments.book(appointmentRequest, receipt());
      expect(first).toEqual({
        kind: 'accepted',
        reference: expect.stringMatching(/^[0-9A-HJKMNP-TV-Z]{8}$/),
        linkToken: expect.any(String),
      });
      expect(await database.appointments.book(appointmentRequest, receipt())).toEqual({ kind: 'taken' });
      expect(
        (await database.appointments.book({ ...appointmentRequest, date: '2026-03-16' }, receipt())).kind,
      ).toBe('accepted');
      expect(await bookedDates(1, NEXT_MONDAY)).toEqual([[NEXT_MONDAY, '2026-03-16'], [], []]);
    });

    it('shows booked dates from the asked day on', async () => {
      await database.appointments.book(appointmentRequest, receipt());
      expect(await bookedDates(1, '2026-03-10')).toEqual([[], [], []]);
    });

    it('lets exactly one of many simultaneous bookings of a slot win', async () => {
      const outcomes = await Promise.all(
        Array.from({ length: 50 }, () => database.appointments.book(appointmentRequest, receipt())),
      );
      expect([count(outcomes, 'accepted'), count(outcomes, 'taken')]).toEqual([1, 49]);
    });

    it('lets exactly one win when two processes book at the same time', async () => {
      const other = await database.openAgain();
      const outcomes = await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          (index % 2 ? database : other).appointments.book(appointmentRequest, receipt()),
        ),
      );
      await other.close();
      expect([count(outcomes, 'accepted'), count(outcomes, 'taken')]).toEqual([1, 19]);
    });

    it('gives each of many simultaneous bookings its own reference', async () => {
      const mondays = Array.from({ length: 300 }, (_, week) =>
        new Date(Date.UTC(2026, 2, 9) + week * 7 * 86_400_000).toISOString().slice(0, 10),
      );
      const outcomes = await Promise.all(
        mondays.map((date) => database.appointments.book({ ...appointmentRequest, date }, receipt())),
      );
      const references = outcomes.map((outcome) => outcome.kind === 'accepted' && outcome.reference);
      expect(new Set(references).size).toBe(300);
      expect(count(outcomes, 'accepted')).toBe(300);
    });

    it('refuses a booking of a slot that does not exist without failing its neighbours', async () => {
      const results = await Promise.all([
        database.appointments.book(appointmentRequest, receipt()),
        database.appointments.book({ ...appointmentRequest, slotId: 99 }, receipt()),
        database.appointments.book({ ...appointmentRequest, slotId: 2 }, receipt()),
      ]);
      expect(results.map(({ kind }) => kind)).toEqual(['accepted', 'notOffered', 'accepted']);
    });

    it('counts the same key with the same appointment once, also after a restart', async () => {
      const first = await database.appointments.book(appointmentRequest, receipt('key-1'));
      expect(await database.appointments.book(appointmentRequest, receipt('key-1'))).toEqual(first);
      await database.reopen();
      expect(await database.appointments.book(appointmentRequest, receipt('key-1'))).toEqual(first);
    });

    it('counts the same key once when it comes twice at the same time', async () => {
      const [one, two] = await Promise.all([
        database.appointments.book(appointmentRequest, receipt('key-1')),
        database.appointments.book(appointmentRequest, receipt('key-1')),
      ]);
      expect(one.kind).toBe('accepted');
      expect(two).toEqual(one);
    });

    it('does not let a key stand for two appointments', async () => {
      await database.appointments.book(appointmentRequest, receipt('key-1'));
      const other = { ...appointmentRequest, slotId: 2 };
      expect(await database.appointments.book(other, receipt('key-1'))).toEqual({ kind: 'keyReused' });
    });

    it.each(['firstName', 'lastName', 'phone', 'email', 'message'] as const)(
      'does not let a key stand for an appointment with another %s, which it would not keep',
      async (field) => {
        await database.appointments.book(appointmentRequest, receipt('key-1'));
        const other = { ...appointmentRequest, [field]: 'altceva' };
        expect(await database.appointments.book(other, receipt('key-1'))).toEqual({ kind: 'keyReused' });
      },
    );

    it('keeps bookings over a restart', async () => {
      await database.appointments.book(appointmentRequest, receipt());
      await database.reopen();
      expect(await database.appointments.book(appointmentRequest, receipt())).toEqual({ kind: 'taken' });
    });

    it('keeps contact requests, and a repeated one once', async () => {
      const first = await database.contactRequests.keep(contactRequest, receipt('key-1'));
      expect(first.kind).toBe('accepted');
      expect(await database.contactRequests.keep(contactRequest, receipt('key-1'))).toEqual(first);
      expect(await database.contactRequests.keep(contactRequest, receipt())).not.toEqual(first);
      expect(
        await database.contactRequests.keep({ ...contactRequest, name: 'Ion' }, receipt('key-1')),
      ).toEqual({
        kind: 'keyReused',
      });
    });
  });
}
