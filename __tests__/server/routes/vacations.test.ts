import * as v from 'valibot';
import { CALLS, wireVacations } from '../../../src/domain/contract';
import { openTestClinic, type TestClinic } from '../support/testClinic';

describe('GET /get-user-vacation', () => {
  let clinic: TestClinic;
  beforeAll(async () => {
    clinic = await openTestClinic();
  });
  afterAll(() => clinic.close());
  const ask = (query: string) => clinic.app.inject(`${CALLS.vacations}${query}`);

  it('lists the vacations of a doctor under payload', async () => {
    const answer = await ask('?id=2');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      status: 200,
      payload: [{ start_date: '2026-03-09', end_date: '2026-03-10' }],
    });
    expect(v.is(wireVacations, answer.json())).toBe(true);
  });

  it('answers an empty list for a doctor without vacations', async () => {
    expect((await ask('?id=1')).json()).toEqual({ status: 200, payload: [] });
  });

  it('answers 404 for an unknown doctor', async () => {
    const answer = await ask('?id=99');
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({ status: 404, message: 'Nu există un medic cu acest id.' });
  });

  it.each(['', '?user_id=2', '?id=1&id=2', '?id[]=1'])('answers 400 for "%s"', async (query) => {
    const answer = await ask(query);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({
      status: 400,
      message: 'Parametrul id trebuie să fie un număr întreg.',
    });
  });
});
