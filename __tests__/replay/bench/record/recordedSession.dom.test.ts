import { assign, fromPromise } from 'xstate';
import { sendAppointment } from '../../../../src/api/sendForm';
import { bookingMachine } from '../../../../src/features/booking/session/bookingMachine';
import { failureWords } from '../../../../src/replay/cli/report';
import { machineRunner } from '../../../../src/replay/machine/machineRunner';
import { domRunner } from '../../../../src/replay/page/domRunner';
import { formWatch } from '../../../../src/replay/page/formWatch';
import { openDom } from '../../../../src/replay/page/openDom';
import { Recorder } from '../../../../src/replay/bench/record/recorder';
import { toScenario } from '../../../../src/replay/bench/record/toScenario';
import type { Recording } from '../../../../src/replay/bench/record/recording';
import { NetworkTap } from '../../../../src/replay/bench/watch/networkTap';
import { fillExpectations, withFirstLook } from '../../../../src/replay/run/fillExpectations';
import { runScenario } from '../../../../src/replay/run/runScenario';
import type { CreateRunner } from '../../../../src/replay/run/scenarioRunner';
import { parseScenario } from '../../../../src/replay/scenario/parseScenario';
import { printScenario } from '../../../../src/replay/scenario/printScenario';
import type { Scenario } from '../../../../src/replay/scenario/scenario';
import { shipped } from '../../support/shippedScenarios';

/** Faults of the product, each in one part of the machine. */
const FAULTS: readonly (readonly [string, 'actions' | 'actors' | 'delays', string, unknown])[] = [
  ['it is sent after 900 ms', 'delays', 'sendDelay', 900],
  [
    'the doctor is kept for another service',
    'actions',
    'chooseService',
    assign(({ event }: { event: { serviceId?: number } }) => ({ serviceId: event.serviceId, slot: null })),
  ],
  [
    'the phone is sent empty',
    'actors',
    'submit',
    fromPromise(({ input }: { input: Parameters<typeof sendAppointment>[0] }) =>
      sendAppointment({ ...input, request: { ...input.request, phone: '' } }),
    ),
  ],
];

const TYPED = { firstName: 'Zamfira', lastName: 'Neînlocuita', email: 'zamfira@neinlocuita.example' };
const type = (field: string, value: string) => [
  { send: { type: 'field.changed', field, value } },
  { advance: 700 },
];
const wait = { advance: 1300 };

/** A session in which the patient changes the service and forgets the phone at first. */
const SESSION = {
  version: 1,
  machine: 'booking',
  title: 'O vizită',
  start: '2026-11-23 08:00',
  answers: {
    createAppointment: [
      { body: { status: 200, reference: 'CANAR-1', link: '/programare/canar', patient: 'Canar' } },
    ],
  },
  steps: [
    { advance: 2000 },
    { send: { type: 'service.chosen', serviceId: 2 } },
    wait,
    { send: { type: 'doctor.chosen', doctorId: 3 } },
    wait,
    { send: { type: 'service.chosen', serviceId: 1 } },
    wait,
    { send: { type: 'doctor.chosen', doctorId: 1 } },
    wait,
    { send: { type: 'week.next' } },
    wait,
    { send: { type: 'slot.chosen', slot: { slotId: 103, date: '2026-12-02' } } },
    wait,
    ...Object.entries(TYPED).flatMap(([field, value]) => type(field, value)),
    { send: { type: 'form.submitted' } },
    wait,
    ...type('phone', '0799 111 222'),
    { send: { type: 'form.submitted' } },
    { advance: 8000 },
  ],
} as Scenario;

let page: CreateRunner;
let text: string;

/**
 * Records a session, and returns the recording's file.
 * @param pointedBefore the indexes of the steps before which the tester points at something
 */
async function recorded(
  session: Scenario,
  pointedBefore: readonly number[] = [],
  runner: CreateRunner = page,
): Promise<string> {
  let recorder: Recorder | undefined;
  let recording: Recording | undefined;
  await runScenario(session, runner, {
    beforeStep: (index) => {
      recorder ??= new Recorder(formWatch(), new NetworkTap(), 'booking');
      if (pointedBefore.includes(index)) recorder.expect({ text: { present: ['Programare'] } });
      return Promise.resolve();
    },
    beforeClose: () => {
      recording = recorder?.stop();
      return Promise.resolve();
    },
  });
  if (recording === undefined) throw new Error('Nothing was recorded.');
  const draft = toScenario(recording, 'O vizită');
  const { steps } = await runScenario(withFirstLook(draft), page, { keepGoing: true, withLooks: true });
  return printScenario(fillExpectations(draft, steps));
}

beforeAll(async () => {
  window.history.replaceState(null, '', '/programare');
  openDom();
  page = domRunner;
  text = await recorded(SESSION);
});

const played = (runner: CreateRunner, file = text) => runScenario(parseScenario(file, 'vizita.json'), runner);

test('a recorded session gives the same result in the page and in the machine alone', async () => {
  expect(failureWords(await played(page))).toEqual([]);
  expect(failureWords(await played(machineRunner()))).toEqual([]);
});

test('a recorded press of a time that is offered instead of a lost one gives the same result again', async () => {
  const session = await recorded(shipped('booking/ora-oferita-alta-saptamana.json'));
  expect(session).toContain('"slot": {"slotId": 12, "date": "2026-12-01"}');
  expect(failureWords(await played(page, session))).toEqual([]);
  expect(failureWords(await played(machineRunner(), session))).toEqual([]);
});

test('what the tester points at is expected then, not after an earlier step', async () => {
  const session = await recorded(shipped('booking/eroare-server.json'), [3, 4]);
  const { steps } = parseScenario(session, 'vizita.json');
  const pointed = steps.flatMap(({ expect: expected }) =>
    expected?.text === undefined ? [] : [expected.state],
  );
  expect(pointed).toEqual(['submitted.waiting', 'error']);
});

test('a list that came between two letters of a text comes after the whole text', async () => {
  const [, chosen] = SESSION.steps;
  const [first] = type('firstName', 'Z');
  const [whole] = type('firstName', TYPED.firstName);
  const session = await recorded({
    ...SESSION,
    answers: { slots: [{ delay: 'respond' }] },
    steps: [chosen, first, { respond: 'slots' }, whole],
  } as Scenario);
  const kinds = parseScenario(session, 'vizita.json').steps.map((one) =>
    'send' in one ? one.send.type : one,
  );
  expect(kinds).toEqual(['service.chosen', 'field.changed', expect.objectContaining({ respond: 'slots' })]);
  expect(failureWords(await played(page, session))).toEqual([]);
});

test('an answer that comes when its doctor was just left is not played: the page has given its call up', async () => {
  const steps = SESSION.steps.filter((step) => 'send' in step).slice(0, 3);
  const left = { ...SESSION, answers: { slots: [{ delay: 'respond' }] }, steps } as Scenario;
  const session = await recorded(left, [], async (scenario, server, start) => {
    const runner = await page(scenario, server, start);
    const perform: typeof runner.perform = async (event) => {
      await runner.perform(event);
      if ('serviceId' in event && event.serviceId === 1) server.respond('slots');
    };
    return { ...runner, perform };
  });
  expect(failureWords(await played(page, session))).toEqual([]);
});

test('an e-mail that a letter mended, and the next made wrong again, is unmarked in the replay too', async () => {
  const [right] = type('email', TYPED.email);
  const [wrong] = type('email', `${TYPED.email},`);
  const session = await recorded({
    ...SESSION,
    steps: [{ send: { type: 'form.submitted' } }, right, wrong],
  } as Scenario);
  const { steps } = parseScenario(session, 'vizita.json');
  expect(steps.at(-1)?.expect).toMatchObject({ context: { problems: { lastName: 'missing' } } });
  expect(steps.at(-1)?.expect).not.toMatchObject({ context: { problems: { email: 'invalid' } } });
  expect(failureWords(await played(machineRunner(), session))).toEqual([]);
});

test.each([
  ['is left out', '08:00', false],
  ['stays where a time on the page begins meanwhile', '08:59', true],
  ['stays where a day begins meanwhile', '23:59', true],
])('the time in which a visitor thinks %s', async (_what, time, isKept) => {
  const [, , wait] = SESSION.steps;
  const choices = [
    { send: { type: 'service.chosen', serviceId: 1 } },
    wait,
    { send: { type: 'doctor.chosen', doctorId: 1 } },
    { advance: 90_000 },
    { send: { type: 'service.chosen', serviceId: 2 } },
  ];
  const session = await recorded({ ...SESSION, start: `2026-11-23 ${time}`, steps: choices } as Scenario);
  const { steps } = parseScenario(session, 'vizita.json');
  expect(steps.some((step) => 'advance' in step)).toBe(isKept);
  expect(failureWords(await played(page, session))).toEqual([]);
});

test('an answer that came again is written once', async () => {
  const chosen = [2, 1, 2].map((serviceId) => ({ send: { type: 'service.chosen', serviceId } }));
  const session = await recorded({
    ...SESSION,
    answers: { slots: [{ body: [] }] },
    steps: chosen,
  } as Scenario);
  expect(parseScenario(session, 'vizita.json').answers).toEqual({ slots: [{ doctor: 3, body: [] }] });
});

test('a recording contains no typed text, and of the answer no reference, link or unknown field', () => {
  expect(text).toContain('"link": "/programare/exemplu"');
  expect(text).not.toMatch(/canar/i);
  for (const typed of [...Object.values(TYPED), '0799 111 222']) expect(text).not.toContain(typed);
});

test.each(FAULTS)(
  'a recording without added expectations still fails when %s',
  async (_what, part, name, broken) => {
    const parts = bookingMachine.implementations[part] as Record<string, unknown>;
    const { [name]: sound } = parts;
    parts[name] = broken;
    try {
      expect((await played(page)).passed).toBe(false);
      expect((await played(machineRunner())).passed).toBe(false);
    } finally {
      parts[name] = sound;
    }
  },
);
