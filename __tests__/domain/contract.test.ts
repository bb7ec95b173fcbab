import { parse, safeParse, type GenericSchema } from 'valibot';
import { wireDoctors, wireResult, wireServices, wireSlots, wireVacations } from '../../src/domain/contract';
import { wireAppointment, wireContactRequest } from '../../src/domain/contractRequests';
import { wireSlotEvent } from '../../src/domain/slotEvents';

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
  ['a time with more before it', wireSlots, slotRow({ start_time: '109:00' })],
  ['a time with more after it', wireSlots, slotRow({ end_time: '09:300' })],
  ['a booking without its date', wireSlots, [{ ...slotRow({})[0], appointments: [{}] }]],
  ['a result without a status', wireResult, { ok: true }],
  ['nothing', wireSlots, null],
])('%s is a malformed answer', (_what, schema, answer) => {
  expect(accepts(schema, answer)).toBe(false);
});

const APPOINTMENT = {
  client_first_name: 'Ana',
  client_last_name: 'Pop',
  client_email: 'ana@exemplu.example',
  client_phone: '0700 000 000',
  message: 'Prima dată',
  date: '2026-11-23',
  user_appointment_id: 10,
  user_id: 2,
};
const CONTACT = { name: 'Ana', email: 'ana@exemplu.example', phone: '1', subject: 'da', message: 'nu' };
const SLOT_EVENT = { slot_id: 10, dates: ['2026-11-23'] };

test('what the forms send and what open calendars are told comes through as it is', () => {
  expect(parse(wireAppointment, APPOINTMENT)).toEqual(APPOINTMENT);
  expect(parse(wireContactRequest, CONTACT)).toEqual(CONTACT);
  expect(parse(wireSlotEvent, [SLOT_EVENT])).toEqual([SLOT_EVENT]);
});

test('a patient who writes no message leaves it empty', () => {
  const silent = { ...APPOINTMENT, message: undefined };
  expect(parse(wireAppointment, silent)).toEqual({ ...APPOINTMENT, message: '' });
});
