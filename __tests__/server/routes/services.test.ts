import * as v from 'valibot';
import { CALLS, wireServices } from '../../../src/domain/contract';
import { openTestClinic, type TestClinic } from '../support/testClinic';

let clinic: TestClinic;
beforeAll(async () => {
  clinic = await openTestClinic();
});
afterAll(() => clinic.close());

it('GET /fetch-medical-fields lists the services', async () => {
  const answer = await clinic.app.inject(CALLS.services);
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual([
    { id: 1, medical_field_name: 'Cardiologie' },
    { id: 2, medical_field_name: 'Reumatologie' },
  ]);
  expect(v.is(wireServices, answer.json())).toBe(true);
});
