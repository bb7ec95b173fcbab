import { safeParse, type GenericSchema } from 'valibot';
import { doctors, services, slots, vacations } from '../../src/api/answers';
import { acceptedBy } from '../../src/api/sendForm';

let warnings: jest.SpyInstance<void, unknown[]>;
beforeEach(() => {
  warnings = jest.spyOn(console, 'warn').mockReturnValue();
});
afterEach(() => {
  warnings.mockRestore();
});

/** The answer as the client understands it; undefined for a failed load. */
function read(schema: GenericSchema, answer: unknown): unknown {
  const { success, output } = safeParse(schema, answer);
  return success ? output : undefined;
}

const SLOT = { id: 1, day: 0, start_time: '09:00', end_time: '09:30' };
const slotRow = (slot: object, row: object = { appointments: [] }) => ({
  slot: { ...SLOT, ...slot },
  ...row,
});
const vacation = (start_date: unknown, end_date: unknown = '2026-12-31') => ({
  payload: [{ start_date, end_date }],
});
const startOf = (date: unknown) => read(vacations, vacation(date));

test('ids may be numbers or strings and keep their type, and unknown fields are ignored', () => {
  expect(
    read(services, [
      { id: 0, medical_field_name: 'Cardiologie', extra: true },
      { id: '7', medical_field_name: 'Genetică' },
    ]),
  ).toEqual([
    { id: 0, name: 'Cardiologie' },
    { id: '7', name: 'Genetică' },
  ]);
  expect(
    read(doctors, [{ id: 'a-1', first_name: 'Ana', last_name: 'Pop', medical_field_id: '7', title: null }]),
  ).toEqual([{ id: 'a-1', firstName: 'Ana', lastName: 'Pop', serviceId: '7' }]);
});

test.each([
  ['a plain date', '2026-12-24', '2026-12-24'],
  ['midnight in the clinic, written in UTC', '2026-12-23T22:00:00.000Z', '2026-12-24'],
  ['the last instant of the clinic’s day before', '2026-12-23T21:59:59Z', '2026-12-23'],
  ['an instant with the offset of another zone', '2026-12-24T08:00:00+10:00', '2026-12-24'],
  ['a time without a zone, which is the clinic’s own', '2026-12-24T00:30:00', '2026-12-24'],
  ['a date and time as databases write them', '2026-12-24 00:00:00', '2026-12-24'],
])('a date may be %s', (_what, written, date) => {
  expect(startOf(written)).toEqual([{ startDate: date, endDate: '2026-12-31' }]);
});

test.each(['2026-02-30', '2026-02-30T10:00:00Z', '2026-12-24T25:00:00Z', '24.12.2026', '', 20261224, null])(
  '%j is rejected as a date',
  (written) => {
    expect(startOf(written)).toBeUndefined();
  },
);

test('times may have seconds, and an omitted list of bookings is empty when the slot declares none', () => {
  const row = slotRow({ start_time: '09:00:00', end_time: '09:30:59' }, { hasAppointments: false });
  expect(read(slots, [row])).toEqual([
    { id: 1, weekday: 0, startTime: '09:00', endTime: '09:30', bookedDates: [] },
  ]);
});

test('slots are sorted by time, in whatever order the server sent them', () => {
  const rows = ['10:00', '08:30:00', '09:00'].map((start_time) => slotRow({ start_time }));
  expect(read(slots, rows)).toMatchObject(['08:30', '09:00', '10:00'].map((startTime) => ({ startTime })));
});

test.each([
  ['bookings that are missing', slotRow({}, {})],
  ['bookings that are said to be there and are missing', slotRow({}, { hasAppointments: true })],
  ['a booking on no date', slotRow({}, { appointments: [{ date: '2026-11-25' }, {}] })],
  ['a Saturday', slotRow({ day: 5 })],
  ['an hour that does not exist', slotRow({ start_time: '24:00' })],
  ['a time without its zero', slotRow({ start_time: '9:00' })],
  ['more after its time', slotRow({ end_time: '09:300' })],
  ['an id of nothing', slotRow({ id: '' })],
  ['nothing at all', null],
])('a slot with %s is dropped with a warning, and the others are kept', (_what, row) => {
  expect(read(slots, [row, slotRow({ id: 2 })])).toMatchObject([{ id: 2 }]);
  expect(warnings.mock.calls).toEqual([[expect.any(String), row]]);
});

test.each([services, doctors, slots])(
  'an empty list is valid, and anything but a list is rejected',
  (list) => {
    expect(read(list, [])).toEqual([]);
    for (const answer of [null, {}, { error: true }, 'nimic', [{}], [null, {}]]) {
      expect(read(list, answer)).toBeUndefined();
    }
  },
);

test('vacations are read from the list under payload', () => {
  expect(read(vacations, { payload: [] })).toEqual([]);
  for (const answer of [[], null, { payload: null }, { payload: [{}] }]) {
    expect(read(vacations, answer)).toBeUndefined();
  }
});

const accepted = (body: unknown) => acceptedBy(JSON.stringify(body));

test('a body is accepted by its status alone', () => {
  expect(accepted({ status: 200 })).toEqual({});
  expect(accepted({ status: 200, reference: 'LM-2026-7' })).toEqual({ reference: 'LM-2026-7' });
  expect(accepted({ status: 200, confirmation: 'email' })).toEqual({ confirmation: 'email' });
  expect(accepted({ status: 200, confirmation: 'none' })).toEqual({ confirmation: 'none' });
  expect(accepted({ status: 200, confirmation: 'pigeon' })).toEqual({});
});

test('a link to an appointment is kept only if it leads to this site', () => {
  expect(accepted({ status: 200, link: '/programare/7KQ3M9XA-a_b' })).toEqual({
    link: '/programare/7KQ3M9XA-a_b',
  });
  for (const link of ['https://evil.example/x', '//evil.example/x', 'javascript:alert(1)', '/../x', 7])
    expect(accepted({ status: 200, link })).toEqual({});
  expect(accepted({ status: 200, reference: 123, message: null, ok: false })).toEqual({});
  for (const body of [null, [], '200', {}, { ok: true }, { status: 201 }, { status: '200' }]) {
    expect(accepted(body)).toBeUndefined();
  }
});
