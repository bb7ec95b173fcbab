import * as v from 'valibot';
import { CALLS, wireDoctors } from '../../../src/domain/contract';
import { openTestClinic, type TestClinic } from '../support/testClinic';

let clinic: TestClinic;
beforeAll(async () => {
  clinic = await openTestClinic();
});
afterAll(() => clinic.close());

it('GET /fetch-secure-users lists the doctors with the service of each', async () => {
  const answer = await clinic.app.inject(CALLS.doctors);
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual([
    { id: 1, first_name: 'Ioana', last_name: 'Mureșan', medical_field_id: 1 },
    { id: 2, first_name: 'Anca', last_name: 'Rusu', medical_field_id: 2 },
    { id: 3, first_name: 'Vlad', last_name: 'Oltean', medical_field_id: 2 },
  ]);
  expect(v.is(wireDoctors, answer.json())).toBe(true);
});
