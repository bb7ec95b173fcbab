import { setTimeout as wait } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { CALLS, type WireSlots } from '../../../src/domain/contract';
import type { ClinicDatabase } from '../../../src/server/database/ports/clinicDatabase';
import { DatabaseUnavailable } from '../../../src/server/database/ports/databaseErrors';
import { post } from '../support/forms';
import type { TestPlace } from '../support/databaseForEach';
import { openTestDatabase } from '../support/openTestDatabase';
import { appointmentRequest, NEXT_MONDAY, NOW, wireAppointment } from '../support/sampleRequests';
import { openTestClinic, type TestClinic } from '../support/testClinic';

const TAKEN = 'Acest slot este deja ocupat.';

/** What is promised of calls that read, though their answers wait in memory, on every storage engine. */
export function describeCallsFromMemory(name: string, prepare: () => Promise<TestPlace>): void {
  describe(`the calls that read, from memory, with the data in ${name}`, () => {
    let now = NOW;
    let place: TestPlace;
    let clinic: TestClinic;
    let other: ClinicDatabase;
    beforeEach(async () => {
      now = NOW;
      place = await prepare();
      clinic = await openTestClinic({ database: await openTestDatabase(place.url), clock: () => now });
      other = await openTestDatabase(place.url);
    });
    afterEach(async () => {
      await other.close();
      await clinic.close();
      await place.remove();
    });

    /** Another server on the same data, of which a part is another one. */
    const openApart = (changes: Partial<ClinicDatabase>) =>
      openTestClinic({ database: { ...clinic.database, close: async () => undefined, ...changes } });

    const takenDates = async (): Promise<readonly string[] | undefined> => {
      const answer = await clinic.app.inject(`${CALLS.slots}?user_id=1`);
      return answer.json<WireSlots>()[0]?.appointments.map(({ date }) => date);
    };
    const untilTaken = async (wanted: readonly string[]) => {
      while ((await takenDates())?.join() !== wanted.join()) await wait(20);
    };
    const book = (key: string, changes: object = {}) =>
      post(
        clinic.app,
        'createAppointment',
        { ...wireAppointment, ...changes },
        { headers: { 'idempotency-key': key } },
      );

    it('show a booking in the next answer of its own process, and a cancellation too', async () => {
      for (let week = 0; week < 5; week += 1) {
        const answer = await book(`key-${week}`);
        expect(await takenDates()).toEqual([NEXT_MONDAY]);
        const { reference } = answer.json<{ reference: string }>();
        await clinic.database.appointments.cancel({ reference }, 'patient', NOW);
        expect(await takenDates()).toEqual([]);
      }
    });

    it('show soon what another process booked and cancelled', async () => {
      expect(await takenDates()).toEqual([]);
      const outcome = await other.appointments.book(appointmentRequest, { createdAt: NOW });
      await untilTaken([NEXT_MONDAY]);
      const reference = outcome.kind === 'accepted' ? outcome.reference : '';
      await other.appointments.cancel({ reference }, 'clinic', NOW);
      await untilTaken([]);
    });

    it('show a patient who was told that somebody was faster that the time is taken', async () => {
      expect(await takenDates()).toEqual([]);
      await other.appointments.book(appointmentRequest, { createdAt: NOW });
      expect((await book('late')).statusCode).toBe(409);
      expect(await takenDates()).toEqual([NEXT_MONDAY]);
    });

    it('forget the week before as soon as a new one begins for the clinic', async () => {
      await other.appointments.book({ ...appointmentRequest, date: NEXT_MONDAY }, { createdAt: NOW });
      await clinic.memory.read();
      // Sunday 15 March 2026, 23:59:59 in Romania (UTC+2), and the second after it.
      now = Date.UTC(2026, 2, 15, 21, 59, 59);
      expect(await takenDates()).toEqual([NEXT_MONDAY]);
      now += 1_000;
      expect(await takenDates()).toEqual([]);
    });

    it('say how many weeks ahead can be booked, and leave out what was booked beyond', async () => {
      for (const date of ['2027-03-01', '2027-03-08', '9999-12-27'])
        await clinic.database.appointments.book({ ...appointmentRequest, date }, { createdAt: NOW });
      const { headers } = await clinic.app.inject(`${CALLS.slots}?user_id=1`);
      expect(headers['clinic-booking-weeks']).toBe('52');
      await clinic.memory.read();
      expect(await takenDates()).toEqual(['2027-03-01']);
      now += 7 * 86_400_000;
      await untilTaken(['2027-03-01', '2027-03-08']);
    });

    it('keep what was booked while everything was read anew', async () => {
      const { catalogue } = clinic.database;
      let hasRead: () => void = () => undefined;
      const read = new Promise<void>((resolve) => (hasRead = resolve));
      let goOn: () => void = () => undefined;
      const mayGoOn = new Promise<void>((resolve) => (goOn = resolve));
      const timetable = async (from: string, until?: string) => {
        const before = await catalogue.timetable(from, until);
        hasRead();
        await mayGoOn;
        return before;
      };
      const slow = await openApart({ catalogue: { ...catalogue, timetable } });
      const reading = slow.memory.read();
      await read;
      await slow.database.appointments.book(appointmentRequest, { createdAt: NOW });
      goOn();
      await reading;
      const answer = await slow.app.inject(`${CALLS.slots}?user_id=1`);
      expect(answer.json<WireSlots>()[0]?.appointments).toEqual([{ date: NEXT_MONDAY }]);
      await slow.close();
    });

    describe('to a client that keeps answers', () => {
      const url = `${CALLS.slots}?user_id=1`;

      it('say that nothing has changed, until something has', async () => {
        const first = await clinic.app.inject(url);
        const headers = { 'if-none-match': String(first.headers.etag) };
        const again = await clinic.app.inject({ url, headers });
        expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', first.headers.etag]);
        await book('key');
        const changed = await clinic.app.inject({ url, headers });
        expect(changed.statusCode).toBe(200);
        expect(changed.headers.etag).not.toBe(first.headers.etag);
      });

      it('do not read what has not changed in another way after every look at the database', async () => {
        const before = await clinic.app.inject(url);
        await clinic.memory.read();
        const after = await clinic.app.inject(url);
        expect(after.headers.etag).toBe(before.headers.etag);
      });
    });

    it('are compressed where that is worth it, each way under a name of its own', async () => {
      const { catalogue } = clinic.database;
      const timetable = async (from: string) => {
        const read = await catalogue.timetable(from);
        const { slots = [], vacations = [] } = read.times.get(1) ?? {};
        const many = Array.from({ length: 20 }, () => slots).flat();
        return { ...read, times: new Map(read.times).set(2, { slots: many, vacations }) };
      };
      const busy = await openApart({ catalogue: { ...catalogue, timetable } });
      const ask = (encoding: string, doctorId = 2) =>
        busy.app.inject({
          url: `${CALLS.slots}?user_id=${doctorId}`,
          headers: { 'accept-encoding': encoding },
        });
      const [plain, zipped, brotli] = [await ask('identity'), await ask('gzip'), await ask('gzip, br')];
      const all = [plain, zipped, brotli].map(({ headers }) => headers);
      expect(all.map((headers) => headers['content-encoding'])).toEqual([undefined, 'gzip', 'br']);
      expect(all.map(({ vary }) => vary)).toEqual(Array(3).fill('accept-encoding'));
      expect(new Set(all.map(({ etag }) => etag)).size).toBe(3);
      expect(gunzipSync(zipped.rawPayload).toString()).toBe(plain.body);
      expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body);
      expect((await ask('gzip, br', 1)).headers['content-encoding']).toBeUndefined();
      await busy.close();
    });

    it('say that the data are out of reach, at last after some seconds, and recover by themselves', async () => {
      const { catalogue } = clinic.database;
      let isAway = false;
      const timetable = (from: string) =>
        isAway ? Promise.reject(new DatabaseUnavailable('away')) : catalogue.timetable(from);
      const apart = await openApart({ catalogue: { ...catalogue, timetable } });
      const status = async () => (await apart.app.inject(CALLS.services)).statusCode;
      expect(await status()).toBe(200);
      isAway = true;
      expect(await status()).toBe(200);
      const later = performance.now() + 5_000;
      const passing = jest.spyOn(performance, 'now').mockReturnValue(later);
      expect(await status()).toBe(503);
      isAway = false;
      passing.mockReturnValue(later + 1);
      expect(await status()).toBe(200);
      passing.mockRestore();
      await apart.close();
    });

    it('say so at once when a booking has just shown it', async () => {
      const lost = () => Promise.reject(new DatabaseUnavailable('away'));
      const { appointments, catalogue } = clinic.database;
      let isAway = false;
      const timetable = (from: string) => (isAway ? lost() : catalogue.timetable(from));
      const apart = await openApart({
        appointments: { ...appointments, book: lost },
        catalogue: { ...catalogue, timetable },
      });
      expect((await apart.app.inject(CALLS.services)).statusCode).toBe(200);
      isAway = true;
      expect((await post(apart.app, 'createAppointment', wireAppointment)).statusCode).toBe(503);
      expect((await apart.app.inject(CALLS.services)).statusCode).toBe(503);
      await apart.close();
    });

    it('tell who is too late without a question to the database, unless it may be a repeated attempt', async () => {
      await book('first');
      const asked = { ...clinic.database.appointments, book: () => Promise.reject(new Error('asked')) };
      const apart = await openApart({ appointments: asked });
      await apart.memory.read();
      const late = await post(apart.app, 'createAppointment', wireAppointment);
      expect([late.statusCode, late.json<{ message: string }>().message]).toEqual([409, TAKEN]);
      const past = await post(apart.app, 'createAppointment', { ...wireAppointment, date: '2026-02-23' });
      expect(past.statusCode).toBe(422);
      const repeated = await post(apart.app, 'createAppointment', wireAppointment, {
        headers: { 'idempotency-key': 'first' },
      });
      expect(repeated.statusCode).toBe(500);
      await apart.close();
    });
  });
}
