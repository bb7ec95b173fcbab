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

/** The rows of an answer; undefined for a failed load. */
const rowsRead = (schema: GenericSchema, answer: unknown): unknown => {
  const output = read(schema, answer) as unknown[] | { readonly vacations: unknown[] } | undefined;
  return output && 'vacations' in output ? output.vacations : output;
};

const slot = (fields: object, row: object = { appointments: [] }) => ({
  slot: { id: 1, day: 0, start_time: '09:00', end_time: '09:30', ...fields },
  ...row,
});
const NINE = { id: 1, weekday: 0, startTime: '09:00', endTime: '09:30', bookedDates: [] };
const CHRISTMAS = { startDate: '2026-12-24', endDate: '2026-12-26' };
const booked = (appointments: unknown, more: object = {}) => slot({}, { appointments, ...more });

// The rows that another backend may send, and what the site understands.
test.each<[string, GenericSchema, unknown, object]>([
  ['a numeric id', services, { id: 7, medical_field_name: 'Genetică' }, { id: 7, name: 'Genetică' }],
  ['the id 0', services, { id: 0, medical_field_name: 'Genetică' }, { id: 0 }],
  ['an id as text', services, { id: 'c0ffee', medical_field_name: 'Genetică' }, { id: 'c0ffee' }],
  ['more fields', services, { id: 7, medical_field_name: 'Genetică', icon: 'x' }, { id: 7 }],
  [
    'a doctor',
    doctors,
    { id: 'a-1', first_name: 'Ana', last_name: 'Pop', medical_field_id: '7', title: null },
    { id: 'a-1', firstName: 'Ana', lastName: 'Pop', serviceId: '7' },
  ],
  ['a slot, 0 is Monday', slots, slot({}), NINE],
  ['a day as text', slots, slot({ day: '4' }), { ...NINE, weekday: 4 }],
  ['a time without its zero', slots, slot({ start_time: '9:00' }), NINE],
  ['seconds', slots, slot({ start_time: '09:00:00', end_time: '09:30:59' }), NINE],
  ['fractions of seconds', slots, slot({ start_time: '09:00:00.000000' }), NINE],
  ['appointments of null', slots, booked(null), NINE],
  ['no appointments, as the flag says', slots, slot({}, { hasAppointments: false }), NINE],
  ['appointments as objects', slots, booked([{ date: '2026-11-30' }]), { bookedDates: ['2026-11-30'] }],
  ['appointments as plain dates', slots, booked(['2026-11-30']), { bookedDates: ['2026-11-30'] }],
  [
    'appointments as instants, which count on the clinic’s date',
    slots,
    booked([{ date: '2026-11-29T22:00:00Z' }, '2026-11-30T23:00:00+02:00']),
    { bookedDates: ['2026-11-30', '2026-11-30'] },
  ],
  ['appointments in data', slots, booked({ data: ['2026-11-30'] }), { bookedDates: ['2026-11-30'] }],
  ['a vacation', vacations, { start_date: '2026-12-24', end_date: '2026-12-26' }, CHRISTMAS],
  [
    'a vacation of instants',
    vacations,
    { start_date: '2026-12-23T22:00:00.000Z', end_date: '2026-12-26T21:59:59Z' },
    CHRISTMAS,
  ],
  [
    'a vacation of dates and times without a zone, which are the clinic’s own',
    vacations,
    { start_date: '2026-12-24 00:00:00', end_date: '2026-12-26T00:30:00' },
    CHRISTMAS,
  ],
  [
    'swapped ends, which close the days between',
    vacations,
    { start_date: '2026-12-26', end_date: '2026-12-24' },
    CHRISTMAS,
  ],
  [
    'an end of null, which closes all days after the first',
    vacations,
    { start_date: '2026-12-24', end_date: null },
    { startDate: '2026-12-24', endDate: '9999-12-31' },
  ],
  [
    'no end, or one that cannot be read',
    vacations,
    { start_date: '2026-12-24', end_date: '26.12.2026' },
    { startDate: '2026-12-24', endDate: '9999-12-31' },
  ],
])('understood: %s', (_what, schema, row, meaning) => {
  for (const answer of [[row], { status: 200, payload: [row] }, { data: [row] }])
    expect(rowsRead(schema, answer)).toEqual([expect.objectContaining(meaning)]);
  expect(warnings).not.toHaveBeenCalled();
});

test.each<[string, GenericSchema, unknown, unknown]>([
  ['an id of nothing', services, { id: '', medical_field_name: 'X' }, { id: 2, medical_field_name: 'Y' }],
  [
    'a number that JavaScript cannot hold',
    services,
    { id: 2 ** 53, medical_field_name: 'X' },
    { id: 2, medical_field_name: 'Y' },
  ],
  ['no appointments and no flag', slots, slot({}, {}), slot({})],
  ['no appointments, against the flag', slots, slot({}, { hasAppointments: true }), slot({})],
  ['appointments of null, against the flag', slots, booked(null, { hasAppointments: true }), slot({})],
  ['an appointment on no date', slots, booked([{ date: '2026-11-25' }, {}]), slot({})],
  ['a Saturday', slots, slot({ day: 5 }), slot({})],
  ['a day of no text', slots, slot({ day: '' }), slot({})],
  ['an hour that does not exist', slots, slot({ start_time: '24:00' }), slot({})],
  ['more after its time', slots, slot({ end_time: '09:300' }), slot({})],
  ['nothing at all', slots, null, slot({})],
  ['a vacation without a beginning', vacations, { end_date: '2026-12-26' }, { start_date: '2026-12-24' }],
  ...['2026-02-30', '2026-02-30T10:00:00Z', '2026-12-24T25:00:00Z', '24.12.2026', '', 20261224, null].map(
    (written): [string, GenericSchema, unknown, unknown] => [
      `a vacation from ${JSON.stringify(written)}`,
      vacations,
      { start_date: written, end_date: '2026-12-31' },
      { start_date: '2026-12-24' },
    ],
  ),
])('left out with a warning: %s', (_what, schema, row, good) => {
  expect(rowsRead(schema, [row, good])).toHaveLength(1);
  expect(warnings.mock.calls).toEqual([[expect.any(String), row]]);
});

test('slots are sorted by time, in whatever order the server sent them', () => {
  const rows = ['10:00', '8:30:00', '09:00'].map((start_time) => slot({ start_time }));
  expect(read(slots, rows)).toMatchObject(['08:30', '09:00', '10:00'].map((startTime) => ({ startTime })));
});

test.each([services, doctors, slots, vacations])(
  'an empty list is valid, and anything but a list is a failed load',
  (list) => {
    expect(rowsRead(list, [])).toEqual([]);
    for (const answer of [null, {}, { error: true }, 'nimic', [{}], [null, {}], { payload: {} }])
      expect(read(list, answer)).toBeUndefined();
  },
);

test('a payload of null means no days off, and no other list', () => {
  expect(rowsRead(vacations, { payload: null })).toEqual([]);
  for (const list of [services, doctors, slots]) expect(read(list, { payload: null })).toBeUndefined();
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
