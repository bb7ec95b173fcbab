import { toScenario } from '../../../../src/replay/bench/record/toScenario';
import type { RecordedCall, RecordedStep, Recording } from '../../../../src/replay/bench/record/recording';
import type { ScenarioEvent } from '../../../../src/replay/run/scenarioRunner';
import type { CallName } from '../../../../src/replay/scenario/parts';
import { printScenario } from '../../../../src/replay/scenario/printScenario';

const CANARY = 'Zamfira Neînlocuita';

/** Fields about a patient that another backend may add to any object of an answer. */
const MORE = {
  name: CANARY,
  payload: [{ name: CANARY }],
  slot: { id: CANARY },
  status: CANARY,
  words: CANARY,
  patient: { name: CANARY },
};

/** Adds the fields whose own values a service and a doctor may keep. */
const PATIENT = { ...MORE, first_name: CANARY, last_name: CANARY, medical_field_name: CANARY };

const answered = (call: CallName, body: unknown, status: number): RecordedCall => ({
  call,
  doctorId: '',
  since: 0,
  isHeld: false,
  answer: { status, text: JSON.stringify(body) },
});

const sent = (send: ScenarioEvent) => ({ send }) as RecordedStep;

function exported({
  calls = [],
  steps = [],
  removed = [],
  address = '/programare',
}: Partial<Recording>): string {
  const recording: Recording = { machine: 'booking', startedAt: 0, address, calls, steps, removed };
  return printScenario(toScenario(recording, 'Titlu'));
}

const SLOT = { slot: { id: 1, day: 0, start_time: '09:00', end_time: '09:30' } };
const BOOKED = { ...PATIENT, slot: { ...PATIENT, ...SLOT.slot }, hasAppointments: true };
const OFFER = sent({ type: 'offer.chosen', address: '/programare?serviciu=1&medic=1' });

test.each<[string, CallName, unknown, number?]>([
  ['of a service', 'services', [{ ...MORE, id: 7, medical_field_name: 'Neurologie' }]],
  ['of a doctor', 'doctors', [{ ...MORE, id: 7, first_name: 'Ana', last_name: 'Rus', medical_field_id: 7 }]],
  [
    'of a vacation',
    'vacations',
    { ...MORE, payload: [{ ...PATIENT, start_date: CANARY, end_date: CANARY }] },
  ],
  ['of a booked time', 'slots', [{ ...BOOKED, appointments: [{ ...PATIENT, date: '2026-11-25' }] }]],
  [
    'where a booking’s date should be',
    'slots',
    [{ ...BOOKED, appointments: [{ ...PATIENT, date: CANARY }] }],
  ],
  ['where bookings should be', 'slots', [{ ...BOOKED, appointments: CANARY, hasAppointments: CANARY }]],
  [
    'of a time',
    'slots',
    [{ ...BOOKED, slot: { ...PATIENT, ...SLOT.slot, day: CANARY, start_time: CANARY } }],
  ],
  ['in the place of a list', 'slots', CANARY],
  ['in the place of a row', 'slots', [CANARY]],
  [
    'of a success',
    'createAppointment',
    { ...PATIENT, reference: CANARY, link: CANARY, confirmation: CANARY },
  ],
  ['of a refusal', 'createAppointment', { ...PATIENT, message: CANARY }, 422],
  ['of a message’s refusal', 'contactRequest', { ...PATIENT, message: CANARY }, 422],
  ['of a list’s failure', 'slots', [{ ...PATIENT, message: CANARY }], 500],
  [
    'of the facts',
    'facts',
    { ...PATIENT, free: { 'doctor-1': { ...MORE, words: 'Luni', times: [PATIENT] } } },
  ],
])('a recording leaves out what an answer says %s', (_where, call, body, status = 200) => {
  const text = exported({ calls: [answered(call, body, status)], steps: [OFFER] });
  expect(text).toContain(`"${call}"`);
  expect(text).not.toContain(CANARY);
});

test('a recording keeps what decides which times are free: a wrong value stays a wrong one', () => {
  const given = [
    { ...SLOT, appointments: [{ date: '2026-11-25T08:00:00Z', name: CANARY }] },
    { ...SLOT, appointments: [{ date: CANARY }] },
    { ...SLOT, appointments: CANARY },
    { ...SLOT, appointments: null },
  ];
  const { answers } = JSON.parse(exported({ calls: [answered('slots', given, 200)] })) as {
    answers: { slots: [{ body: unknown }] };
  };
  expect(answers.slots[0].body).toEqual([
    { ...SLOT, appointments: [{ date: '2026-11-25T08:00:00Z' }] },
    { ...SLOT, appointments: [{ date: null }] },
    { ...SLOT, appointments: {} },
    { ...SLOT, appointments: null },
  ]);
});

test('a recording keeps another backend’s spellings as the page understood them', () => {
  const slot = { id: 'a-1', day: '0', start_time: '9:00', end_time: '09:30:00.000' };
  const appointments = { data: ['2026-11-25', { date: '2026-12-02T08:00:00Z', name: CANARY }, CANARY] };
  const vacations = { data: [{ start_date: '2026-12-24', end_date: null, name: CANARY }], name: CANARY };
  const calls = [answered('slots', [{ slot, appointments }], 200), answered('vacations', vacations, 200)];
  const { answers } = JSON.parse(exported({ calls })) as {
    answers: Record<'slots' | 'vacations', [{ body: unknown }]>;
  };
  expect(answers.slots[0].body).toEqual([
    { slot, appointments: { data: ['2026-11-25', { date: '2026-12-02T08:00:00Z' }, null] } },
  ]);
  expect(answers.vacations[0].body).toEqual({ data: [{ start_date: '2026-12-24', end_date: null }] });
});

test.each(['serviciu', 'pret', 'medic', 'data', 'interval', 'nume'])(
  'a recording leaves out the value of the address’s %s that the clinic does not offer',
  (name) => {
    const address = `/programare?serviciu=7&medic=7&${name}=${encodeURIComponent(CANARY)}`;
    const calls = [answered('services', [{ id: 7, medical_field_name: 'Neurologie' }], 200)];
    const steps = [sent({ type: 'address.changed', address }), sent({ type: 'offer.chosen', address })];
    const text = decodeURIComponent(exported({ calls, address, steps }));
    expect(text).not.toContain(CANARY);
    expect(text.match(/serviciu=7&(?:pret=necunoscut&)?medic=7/g)).toHaveLength(3);
  },
);

test.each(['message', 'reference', 'link'])(
  'a recording leaves out the %s at which a tester pointed',
  (name) => {
    const calls = [
      answered('createAppointment', { status: 422, [name]: `${CANARY} are\n deja o programare.` }, 422),
    ];
    const shown = `Nu a fost trimisă: ${CANARY} are deja o programare. Sau sunați.`;
    const pointed: RecordedStep = {
      advance: 0,
      expect: { text: { present: [shown], absent: [shown] }, controls: { Trimitere: { error: shown } } },
    };
    expect(exported({ calls, steps: [pointed] })).not.toContain(CANARY);
  },
);

test('a recording leaves out a typed text at which a tester pointed, although its step was removed', () => {
  const text = exported({
    removed: [sent({ type: 'field.changed', field: 'lastName', value: CANARY })],
    steps: [{ advance: 0, expect: { controls: { Nume: { value: CANARY } } } }],
  });
  expect(text).toContain('"Nume"');
  expect(text).not.toContain(CANARY);
});

test.each([
  ['a right e-mail', 'email', 'zamfira@neinlocuita.example', 'ana@exemplu.example'],
  ['an e-mail without @', 'email', 'ana.pop', 'xxx.xxx'],
  ['an e-mail without a dot after its @', 'email', 'Ana@exemplu', 'Xxx@xxxxxxx'],
  ['an e-mail with a space', 'email', 'ana pop@exemplu.ro', 'xxx xxx@xxxxxxx.xx'],
  ['a right phone', 'phone', '+40 722 123 456', '0700 000 000'],
  ['a phone that is too short', 'phone', '0722 12', '0000 00'],
  ['a right name', 'firstName', 'Ana-Șerbana', 'Ana'],
  ['a name of digits', 'lastName', '123', '000'],
  ['a name with marks', 'lastName', '<b>Șerban</b>', '<x>Șxxxxx</x>'],
  ['a name that is too long', 'lastName', 'a'.repeat(300), 'x'.repeat(300)],
])(
  'whatever the site made of %s, the recording holds one like it, and says so',
  (_what, field, typed, value) => {
    const send = { type: 'field.changed', field, value: typed } as ScenarioEvent;
    const { steps } = JSON.parse(exported({ steps: [sent(send)] })) as { steps: unknown[] };
    expect(steps).toEqual([{ send: { ...send, value }, note: 'Text înlocuit.' }]);
  },
);
