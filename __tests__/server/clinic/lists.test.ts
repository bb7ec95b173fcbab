import { DAY } from '../../../src/domain/durations';
import { CALLS, type WireSlots } from '../../../src/domain/contract';
import { NEXT_MONDAY, NOW } from '../support/sampleRequests';
import { clinicForEach } from '../support/testClinic';
import { bookSample } from '../support/booking';

const clinic = clinicForEach();

test('GET /fetch-medical-fields and /fetch-secure-users list the services, and the doctors with the service of each', async () => {
  const services = await clinic.app.inject(CALLS.services);
  expect([services.statusCode, services.json()]).toEqual([
    200,
    [
      { id: 1, medical_field_name: 'Cardiologie' },
      { id: 2, medical_field_name: 'Reumatologie' },
    ],
  ]);
  const doctors = await clinic.app.inject(CALLS.doctors);
  expect([doctors.statusCode, doctors.json()]).toEqual([
    200,
    [
      { id: 1, first_name: 'Ioana', last_name: 'Mureșan', medical_field_id: 1 },
      { id: 2, first_name: 'Anca', last_name: 'Rusu', medical_field_id: 2 },
      { id: 3, first_name: 'Vlad', last_name: 'Oltean', medical_field_id: 2 },
    ],
  ]);
});

test('GET /get-user-vacation lists the vacations of a doctor under payload', async () => {
  const ask = (query: string) => clinic.app.inject(`${CALLS.vacations}${query}`);
  const payload = [{ start_date: '2026-03-09', end_date: '2026-03-10' }];
  expect(await ask('?id=2')).toMatchObject({ statusCode: 200 });
  expect((await ask('?id=2')).json()).toEqual({ status: 200, payload });
  expect((await ask('?id=1')).json()).toEqual({ status: 200, payload: [] });
  for (const wrong of ['', '?user_id=2', '?id=1&id=2', '?id[]=1'])
    expect([wrong, (await ask(wrong)).statusCode]).toEqual([wrong, 400]);
});

describe('GET /fetch-aggregated-slots-by-user-id', () => {
  const ask = (query: string) => clinic.app.inject(`${CALLS.slots}${query}`);

  it('lists the weekly slots of a doctor, each with the dates on which it is booked', async () => {
    await bookSample(clinic.db);
    const answer = await ask('?user_id=1');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual([
      {
        slot: { id: 1, day: 0, start_time: '09:00', end_time: '09:30' },
        appointments: [{ date: NEXT_MONDAY }],
        hasAppointments: true,
      },
      {
        slot: { id: 2, day: 0, start_time: '10:30', end_time: '11:00' },
        appointments: [],
        hasAppointments: false,
      },
      {
        slot: { id: 3, day: 2, start_time: '09:00', end_time: '09:30' },
        appointments: [],
        hasAppointments: false,
      },
    ]);
  });

  it('includes dates from the start of the current week on, and nothing older', async () => {
    for (const date of ['2026-02-23', '2026-03-02']) {
      await bookSample(clinic.db, { date }, { now: NOW - 30 * DAY });
    }
    const [monday] = (await ask('?user_id=1')).json<WireSlots>();
    expect(monday?.appointments).toEqual([{ date: '2026-03-02' }]);
  });

  it('reveals nothing about patients', async () => {
    const reference = await bookSample(
      clinic.db,
      { firstName: 'Zenobia', message: 'Palpitații' },
      { key: 'my-own-key' },
    );
    const { body } = await ask('?user_id=1');
    const secrets = ['Zenobia', 'Pop', '0700', 'exemplu', 'Palpitații', 'my-own-key'];
    for (const secret of secrets) expect(body).not.toContain(secret);
    expect(body).not.toContain(reference);
  });

  it.each(['identity', 'br'])('is not resent to a client that already has it, as %s', async (encoding) => {
    const ask304 = (etag = '') =>
      clinic.app.inject({
        url: `${CALLS.slots}?user_id=1`,
        headers: { 'accept-encoding': encoding, 'if-none-match': etag },
      });
    const etag = String((await ask304()).headers.etag);
    expect(await ask304(etag)).toMatchObject({ statusCode: 304, body: '' });
    await bookSample(clinic.db);
    const changed = await ask304(etag);
    expect(changed.statusCode).toBe(200);
    expect(changed.headers.etag).not.toBe(etag);
  });

  it('answers an empty list for a doctor without slots, and 400 where it names no doctor', async () => {
    expect((await ask('?user_id=3')).json()).toEqual([]);
    for (const wrong of ['', '?id=1', '?user_id=1&user_id=2'])
      expect([wrong, (await ask(wrong)).statusCode]).toEqual([wrong, 400]);
  });
});
