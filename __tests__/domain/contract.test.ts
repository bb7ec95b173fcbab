import { safeParse, type GenericSchema } from 'valibot';
import { wireDoctors, wireResult, wireServices, wireSlots, wireVacations } from '../../src/domain/contract';

const accepts = (schema: GenericSchema, answer: unknown): boolean => safeParse(schema, answer).success;
const slotRow = (slot: object) => [
  { slot: { id: 1, day: 0, start_time: '09:00', end_time: '09:30', ...slot }, appointments: [] },
];

test('answers as the specification describes them are understood, whatever else they carry', () => {
  expect(accepts(wireServices, [{ id: 1, medical_field_name: 'Cardiologie', extra: true }])).toBe(true);
  expect(accepts(wireDoctors, [{ id: 1, first_name: 'A', last_name: 'B', medical_field_id: 2 }])).toBe(true);
  expect(accepts(wireVacations, { payload: [{ start_date: '2026-12-24', end_date: '2026-12-31' }] })).toBe(
    true,
  );
  expect(accepts(wireSlots, slotRow({}))).toBe(true);
  expect(accepts(wireResult, { status: 200, message: 'ok' })).toBe(true);
});

test.each([
  ['no list', wireServices, { error: true }],
  ['an id of nothing', wireServices, [{ id: 0, medical_field_name: 'x' }]],
  ['an id as text', wireDoctors, [{ id: '1', first_name: 'A', last_name: 'B', medical_field_id: 2 }]],
  [
    'a date that does not exist',
    wireVacations,
    { payload: [{ start_date: '2026-02-30', end_date: '2026-03-01' }] },
  ],
  ['vacations without a payload', wireVacations, []],
  ['a slot on Saturday', wireSlots, slotRow({ day: 5 })],
  ['a time that does not exist', wireSlots, slotRow({ start_time: '24:00' })],
  ['a time without its zero', wireSlots, slotRow({ start_time: '9:00' })],
  ['a result without a status', wireResult, { ok: true }],
  ['nothing', wireSlots, null],
])('%s is a malformed answer', (_what, schema, answer) => {
  expect(accepts(schema, answer)).toBe(false);
});
