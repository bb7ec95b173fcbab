import { failureWords, fileReport, totals } from '../../../src/replay/cli/report';
import { machineRunner } from '../../../src/replay/machine/machineRunner';
import { domRunner } from '../../../src/replay/page/domRunner';
import { openDom } from '../../../src/replay/page/openDom';
import type { ScenarioReport } from '../../../src/replay/run/report';
import { runScenario } from '../../../src/replay/run/runScenario';
import type { CreateRunner } from '../../../src/replay/run/scenarioRunner';
import type { Scenario } from '../../../src/replay/scenario/scenario';
import { shipped } from '../support/shippedScenarios';

let page: CreateRunner;
let wrong: ScenarioReport;

beforeAll(async () => {
  openDom();
  page = domRunner;
  wrong = await playWrong();
});

/** Returns a scenario that chooses a service and a doctor before `steps`. */
const booking = (...steps: readonly object[]) =>
  ({
    version: 1,
    machine: 'booking',
    title: 'Titlu',
    start: '2026-11-23 08:00',
    steps: [
      { send: { type: 'service.chosen', serviceId: 1 } },
      { send: { type: 'doctor.chosen', doctorId: 1 } },
      ...steps,
    ],
  }) as Scenario;

const look = (expect: object) => booking({ advance: 0, expect });

const WRONG: readonly (readonly [string, object, string])[] = [
  [
    'a text that is not there',
    { text: { present: ['Orele pentru mâine'] } },
    'expected ["Orele pentru mâine"]',
  ],
  ['a text that should not be there', { text: { absent: ['Primul  interval liber'] } }, 'text.absent'],
  [
    'what only a screen reader hears',
    { text: { present: ['Treceți la datele pacientului'] } },
    'text.present',
  ],
  ['a list’s closed entries', { text: { present: ['Reumatologie'] } }, 'text.present'],
  [
    'a button that can be used',
    { controls: { Trimitere: { enabled: false } } },
    'controls.Trimitere.enabled',
  ],
  ['a field that is not marked', { controls: { Telefon: { invalid: true } } }, 'controls.Telefon.invalid'],
  ['a field without an error', { controls: { Telefon: { error: 'Greșit' } } }, 'controls.Telefon.error'],
  ['an empty field', { controls: { Prenume: { value: 'Ana' } } }, 'controls.Prenume.value'],
  ['a list', { controls: { Medic: { options: ['Dr. Anca Rusu'] } } }, 'Dr. Radu Câmpean'],
  [
    'what a screen reader does not say',
    { text: { announced: ['Treceți la datele pacientului'] } },
    'text.announced',
  ],
  ['where the keyboard is', { focus: 'Prenume' }, 'actual   "Medic"'],
  ['a keyboard that is nowhere', { focus: null }, 'actual   "Medic"'],
  ['a control that is there', { controls: { Medic: null } }, 'controls.Medic'],
  ['the key of no request', { key: 'new' }, 'actual   "0 requests"'],
];

/** Plays all in one visit: a failed expectation changes nothing on the page. */
async function playWrong(): Promise<ScenarioReport> {
  const steps = WRONG.map(([, expected]) => ({ advance: 0, expect: expected }));
  return runScenario(booking(...steps), page, { keepGoing: true });
}

test.each(WRONG.map(([what, , words], index) => ({ what, words, index })))(
  'an expectation about $what fails when it is wrong',
  ({ words, index }) => {
    const steps = wrong.steps.slice(-WRONG.length).slice(index, index + 1);
    expect(failureWords({ ...wrong, steps }).join('\n')).toContain(words);
  },
);

/** Scenarios whose last step is impossible for a visitor. */
const IMPOSSIBLE: readonly (readonly [string, ...object[]])[] = [
  [
    'a doctor without a service',
    { type: 'service.chosen', serviceId: null },
    { type: 'doctor.chosen', doctorId: 1 },
  ],
  ["another service's doctor", { type: 'doctor.chosen', doctorId: 3 }],
  ['a service that is not offered', { type: 'service.chosen', serviceId: 99 }],
  [
    'a time without a calendar',
    { type: 'doctor.chosen', doctorId: null },
    { type: 'slot.chosen', slot: { slotId: 101, date: '2026-11-23' } },
  ],
  ['a week without a calendar', { type: 'doctor.chosen', doctorId: null }, { type: 'week.next' }],
  [
    'the first free time without a calendar',
    { type: 'doctor.chosen', doctorId: null },
    { type: 'firstFree.pressed' },
  ],
  ['a time that is not offered', { type: 'slot.chosen', slot: { slotId: 999, date: '2026-11-23' } }],
  ['a time of another week', { type: 'slot.chosen', slot: { slotId: 101, date: '2026-11-30' } }],
  [
    'a time of the week before',
    { type: 'week.next' },
    { type: 'slot.chosen', slot: { slotId: 103, date: '2026-11-25' } },
  ],
  ['a network that is lost already', { type: 'network.lost' }, { type: 'network.lost' }],
  ['a new booking without a confirmation', { type: 'receipt.dismissed' }],
  ['a draft that is not there', { type: 'form.emptied' }],
  ['a list that did not fail', { type: 'load.retried', call: 'slots' }],
  [
    'a consultation where there is no choice',
    { type: 'service.chosen', serviceId: 2 },
    { type: 'price.chosen', price: 'x' },
  ],
  [
    "a doctor's offer that is not there",
    { type: 'doctor.chosen', doctorId: null },
    { type: 'offer.chosen', address: '/programare?serviciu=1&medic=9' },
  ],
];

test.each(IMPOSSIBLE)('%s cannot be operated, in the machine and on the page', async (_what, ...events) => {
  const scenario = booking(...events.map((send) => ({ send })));
  for (const runner of [machineRunner(), page]) {
    const { steps } = await runScenario(scenario, runner);
    expect(steps.map(({ refusal }) => refusal === undefined)).toEqual([
      ...scenario.steps.slice(1).map(() => true),
      false,
    ]);
  }
});

test('a list still loading and a form behind its confirmation cannot be operated', async () => {
  const chosen = { send: { type: 'service.chosen', serviceId: 1 } };
  const waiting = { ...booking(), answers: { services: [{ delay: 5000 }] }, steps: [chosen] } as Scenario;
  const booked = shipped('booking/programare-reusita.json');
  const again = { ...booked, steps: [...booked.steps, chosen] } as Scenario;
  for (const runner of [machineRunner(), page])
    for (const scenario of [waiting, again])
      expect((await runScenario(scenario, runner)).steps.at(-1)).toMatchObject({
        step: chosen,
        refusal: expect.any(String) as string,
      });
});

test('presses in a locked form have no effect', async () => {
  const pressed = [
    { type: 'form.submitted' },
    { type: 'firstFree.pressed' },
    { type: 'service.chosen', serviceId: 2 },
  ];
  const sending = booking(
    { given: 'completed' },
    ...pressed.map((send) => ({ send })),
    ...pressed.map((send) => ({ send })),
  );
  for (const runner of [machineRunner(), page])
    expect((await runScenario(sending, runner)).steps.at(-1)?.observed).toMatchObject({
      state: 'submitted.waiting',
      context: { serviceId: 1 },
    });
});

test('an expectation of an unknown control fails and lists the existing names', async () => {
  const report = await runScenario(look({ controls: { Doctor: { enabled: true } } }), page);
  const words = failureWords(report).join('\n');
  expect(words).toContain('controls.Doctor: lipsește; există ');
  expect(words).toContain('Serviciu | Ce consultație doriți? (opțional) | Medic | ');
});

test('a request key that differs from the expected one fails', async () => {
  const text = JSON.stringify(shipped('booking/cheia-trimiterii.json'));
  const wrong = [
    text.replace('"key":"same"', '"key":"new"'),
    text.replace(/(.*)"key":"new"/, '$1"key":"same"'),
  ];
  for (const altered of wrong) {
    const { passed, steps } = await runScenario(JSON.parse(altered) as Scenario, page);
    expect(passed).toBe(false);
    expect(steps.at(-1)?.mismatches.map(({ what }) => what)).toEqual(['key']);
  }
});

test('the machine alone reports expectations it cannot judge and does not count them as passed', async () => {
  const steps = [{ send: { type: 'week.next' }, expect: { text: { present: ['Nimic de felul acesta'] } } }];
  const report = await runScenario(booking(...steps), machineRunner());
  const file = { file: 'a.json', report };
  const words = fileReport(file, true);
  expect(words).toMatch(/^· Titlu/);
  expect(words).toMatch(/^· .*week\.next.*not judged here: text$/m);
  expect(totals([file])).toContain(
    '0 passed (expectations not judged: 1; add --in page), 0 failed, 1 not judged',
  );
});

test('a step without expectations neither passes nor fails', async () => {
  const report = await runScenario(booking({ advance: 0, expect: { state: 'idle' } }), machineRunner());
  const marks = fileReport({ file: 'a.json', report }, true).match(/^. (?= *\d)/gm);
  expect(marks).toEqual(['· ', '· ', '✓ ']);
});
