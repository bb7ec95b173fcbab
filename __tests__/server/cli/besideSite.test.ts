import { addDays } from '../../../src/domain/calendarDate';
import { CALLS, type WireDoctors, type WireSlots } from '../../../src/domain/contract';
import { openDatabase } from '../../../src/server/db/open';
import { post } from '../support/forms';
import { wireAppointment } from '../support/sampleRequests';
import { MONDAY, staffHarness } from '../support/staffHarness';
import { openTestClinic, type TestClinic } from '../support/testClinic';
import { until } from '../support/until';

const staff = staffHarness();
const { json } = staff;

describe("the staff's command beside a running site", () => {
  let site: TestClinic;
  beforeEach(async () => {
    site = await openTestClinic({ database: await openDatabase(staff.url), clock: Date.now });
  });
  afterEach(() => site.close());

  const slotsOf = async (doctorId: number): Promise<WireSlots> =>
    (await site.app.inject(`${CALLS.slots}?user_id=${doctorId}`)).json();
  /** Books a time of the doctor on Monday. */
  const book = async (slotId: number, doctorId = 1, headers: Record<string, string> = {}) => {
    const time = { date: MONDAY, user_appointment_id: slotId, user_id: doctorId };
    const answer = await post(site.app, 'createAppointment', { ...wireAppointment, ...time }, { headers });
    return { status: answer.statusCode, ...answer.json<{ reference?: string }>() };
  };

  it('frees the time of a cancelled appointment on the site immediately, and moves another', async () => {
    const [{ reference: first = '' }, { reference: second = '' }] = [await book(1), await book(2)];
    await json(`appointments cancel ${first} --yes`);
    await json(`appointments move ${second} --when "${MONDAY} 09:00" --yes`);
    await until(async () => {
      const taken = (await slotsOf(1)).filter(({ hasAppointments }) => hasAppointments);
      return taken.map(({ slot }) => slot.id).join() === '1';
    });
  });

  it.each([
    ['vacations', '--doctor 1', '2'],
    ['closures', '--name "Zile libere"', '1'],
  ])(
    'makes the site refuse bookings on days off until they are removed, and repeat an answer: %s',
    async (list, more, id) => {
      const key = { 'idempotency-key': 'key-1' };
      const first = await book(1, 1, key);
      await json(`${list} add ${more} --from ${MONDAY} --to ${addDays(MONDAY, 4)}`);
      expect((await book(2)).status).toBe(422);
      expect(await book(1, 1, key)).toEqual(first);
      await json(`${list} remove ${id} --yes`);
      expect((await book(2)).status).toBe(200);
    },
  );

  it('makes the site refuse a time removed from the week until it is added again', async () => {
    await json('slots remove 1 --yes');
    expect((await book(1)).status).toBe(422);
    expect((await book(2)).status).toBe(200);
    await json('slots add --doctor 1 --day luni --from 09:00 --to 09:30');
    expect((await book(5)).status).toBe(200);
  });

  it('adds a new service, doctor and week to the site, and removes a doctor', async () => {
    await json('services add Pediatrie');
    await json('doctors add --first-name Ilinca --last-name Șerban --service 3');
    await json('slots add --doctor 4 --day luni --from 9:00 --to 10:15');
    expect((await slotsOf(4)).map(({ slot }) => [slot.id, slot.start_time, slot.end_time])).toEqual([
      [5, '09:00', '09:30'],
      [6, '09:30', '10:00'],
    ]);
    expect((await book(5, 4)).status).toBe(200);
    await json('doctors remove 1 --yes');
    expect((await book(1)).status).toBe(422);
    const doctors = (await site.app.inject(CALLS.doctors)).json<WireDoctors>();
    expect(doctors.map(({ id }) => id)).toEqual([2, 3, 4]);
    expect((await site.app.inject(`${CALLS.slots}?user_id=1`)).statusCode).not.toBe(200);
  });
});
