import * as v from 'valibot';
import { CALLS, wireSlots } from '../../../src/domain/contract';
import { appointmentRequest, NEXT_MONDAY, NOW } from '../support/sampleRequests';
import { openTestClinic, type TestClinic } from '../support/testClinic';

describe('GET /fetch-aggregated-slots-by-user-id', () => {
  let clinic: TestClinic;
  beforeEach(async () => {
    clinic = await openTestClinic();
  });
  afterEach(() => clinic.close());
  const ask = (query: string) => clinic.app.inject(`${CALLS.slots}${query}`);

  it('lists the weekly slots of a doctor, each with the dates on which it is booked', async () => {
    await clinic.database.appointments.book(appointmentRequest, { createdAt: NOW });
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
    expect(v.is(wireSlots, answer.json())).toBe(true);
  });

  it('tells the dates of the current week, also the days before today, and nothing older', async () => {
    for (const date of ['2026-02-23', '2026-03-02']) {
      await clinic.database.appointments.book({ ...appointmentRequest, date }, { createdAt: NOW });
    }
    const [monday] = (await ask('?user_id=1')).json<v.InferOutput<typeof wireSlots>>();
    expect(monday?.appointments).toEqual([{ date: '2026-03-02' }]);
  });

  it('never tells anything about a patient', async () => {
    const outcome = await clinic.database.appointments.book(
      { ...appointmentRequest, firstName: 'Zenobia', message: 'Palpitații' },
      { createdAt: NOW, idempotencyKey: 'my-own-key' },
    );
    const { body } = await ask('?user_id=1');
    const secrets = ['Zenobia', 'Pop', '0700', 'exemplu', 'Palpitații', 'my-own-key'];
    for (const secret of secrets) expect(body).not.toContain(secret);
    expect(body).not.toContain(outcome.kind === 'accepted' ? outcome.reference : '');
  });

  it('answers an empty list for a doctor without slots, and 404 for an unknown doctor', async () => {
    expect((await ask('?user_id=3')).json()).toEqual([]);
    expect((await ask('?user_id=99')).json()).toEqual({
      status: 404,
      message: 'Nu există un medic cu acest id.',
    });
  });

  it('answers 400 for a missing or doubled id', async () => {
    for (const query of ['', '?id=1', '?user_id=1&user_id=2']) {
      const answer = await ask(query);
      expect([query, answer.statusCode]).toEqual([query, 400]);
      expect(answer.json()).toMatchObject({ status: 400 });
    }
  });
});
