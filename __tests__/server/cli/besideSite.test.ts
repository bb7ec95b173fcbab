import { addDays } from '../../../src/domain/calendarDate';
import { CALLS, type WireDoctors } from '../../../src/domain/contract';
import { MONDAY } from '../support/staffHarness';
import { staffedSite, type StaffedSite } from '../support/staffedSite';
import { until } from '../support/until';

/** What staff do to a site that is running: the sample clinic, a doctor for each test. */
describe("the staff's command beside a running site", () => {
  let site: StaffedSite;
  beforeAll(async () => {
    site = await staffedSite();
  });
  afterAll(() => site.close());

  /** Runs a command that has to succeed, and reads its JSON. */
  const json = async <T = Record<string, unknown>>(...args: readonly string[]): Promise<T> => {
    const { code, output, errors } = await site.clinic(...args, '--json');
    expect({ code, errors }).toEqual({ code: 0, errors: '' });
    return JSON.parse(output) as T;
  };
  const takenOf = async (doctorId: number) =>
    (await site.slotsOf(doctorId)).flatMap(({ slot, appointments }) =>
      appointments.map(({ date }) => `${slot.id} ${date}`),
    );

  it('frees the time of a cancelled appointment on the site at once, and moves one', async () => {
    const [first, second] = [await site.book(3), await site.book(3)];
    await json('appointments', 'cancel', first.reference, '--yes');
    const [free] = (await site.slotsOf(3)).filter(({ slot }) => slot.id === first.slotId);
    const to = ['--when', `${addDays(MONDAY, free?.slot.day ?? 0)} ${free?.slot.start_time ?? ''}`];
    await json('appointments', 'move', second.reference, ...to, '--yes');
    await until(async () => (await takenOf(3)).join() === `${first.slotId} ${first.date}`);
  });

  it('lets the site refuse bookings on days off, until they are removed', async () => {
    await json('vacations', 'add', '--doctor', '4', '--from', MONDAY, '--to', addDays(MONDAY, 4));
    expect((await site.book(4)).status).toBe(422);
    const [{ id } = { id: 0 }] = await json<{ id: number }[]>('vacations', 'list', '--doctor', '4');
    await json('vacations', 'remove', String(id), '--yes');
    expect((await site.book(4)).status).toBe(200);
    const closed = ['closures', 'add', '--from', MONDAY, '--to', addDays(MONDAY, 4), '--name', 'Zile libere'];
    await json(...closed);
    expect((await site.book(4)).status).toBe(422);
    await json('closures', 'remove', '1', '--yes');
    expect((await site.book(4)).status).toBe(200);
  });

  it('brings a new service, doctor and week to the site, and takes a doctor off', async () => {
    const service = await json<{ id: number }>('services', 'add', 'Pediatrie');
    const name = ['--first-name', 'Ilinca', '--last-name', 'Șerban'];
    const { id } = await json<{ id: number }>('doctors', 'add', ...name, '--service', String(service.id));
    await json('slots', 'add', '--doctor', String(id), '--day', 'marti', '--from', '9:00', '--to', '10:15');
    expect((await site.slotsOf(id)).map(({ slot }) => [slot.day, slot.start_time, slot.end_time])).toEqual([
      [1, '09:00', '09:30'],
      [1, '09:30', '10:00'],
    ]);
    expect((await site.book(id)).status).toBe(200);
    await json('doctors', 'remove', '5', '--yes');
    const doctors = (await (await fetch(site.url + CALLS.doctors)).json()) as WireDoctors;
    expect(doctors.map((doctor) => doctor.id)).not.toContain(5);
    expect((await fetch(`${site.url}${CALLS.slots}?user_id=5`)).status).not.toBe(200);
  });
});
