import { machineRunner } from '../../../src/replay/machine/machineRunner';
import { domRunner } from '../../../src/replay/page/domRunner';
import { openDom } from '../../../src/replay/page/openDom';
import { runScenario } from '../../../src/replay/run/runScenario';
import type { Scenario } from '../../../src/replay/scenario/scenario';
import { bookingScenario } from '../support/bookingScenario';
import { shipped } from '../support/shippedScenarios';

beforeAll(() => openDom());

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
  const scenario = bookingScenario(...events.map((send) => ({ send })));
  for (const runner of [machineRunner(), domRunner]) {
    const { steps } = await runScenario(scenario, runner);
    expect(steps.map(({ refusal }) => refusal === undefined)).toEqual([
      ...scenario.steps.slice(1).map(() => true),
      false,
    ]);
  }
});

test.each<[string, ...object[]]>([
  ['a time of another week', { type: 'slot.chosen', slot: { slotId: 101, date: '2026-11-30' } }],
  [
    'a time of the week before',
    { type: 'week.next' },
    { type: 'slot.chosen', slot: { slotId: 103, date: '2026-11-25' } },
  ],
])('%s cannot be operated on the page, which alone shows a week', async (_what, ...events) => {
  const { steps } = await runScenario(bookingScenario(...events.map((send) => ({ send }))), domRunner);
  expect(steps.at(-1)?.refusal).toContain('în săptămâna pe care o arată');
});

test('a list still loading and a form behind its confirmation cannot be operated', async () => {
  const chosen = { send: { type: 'service.chosen', serviceId: 1 } };
  const waiting = {
    ...bookingScenario(),
    answers: { services: [{ delay: 5000 }] },
    steps: [chosen],
  } as Scenario;
  const booked = shipped('booking/programare-reusita.json');
  const again = { ...booked, steps: [...booked.steps, chosen] } as Scenario;
  for (const runner of [machineRunner(), domRunner])
    for (const scenario of [waiting, again])
      expect((await runScenario(scenario, runner)).steps.at(-1)).toMatchObject({
        step: chosen,
        refusal: expect.any(String) as string,
      });
});

test.each([
  [{ type: 'service.chosen', serviceId: 99 }],
  [{ type: 'doctor.chosen', doctorId: 99 }],
  [{ type: 'slot.chosen', slot: { slotId: 999, date: '2026-11-23' } }],
])('a locked form has no more to press than an open one: %j', async (send) => {
  const sending = bookingScenario({ given: 'completed' }, { send: { type: 'form.submitted' } }, { send });
  for (const runner of [machineRunner(), domRunner])
    expect((await runScenario(sending, runner)).steps.at(-1)).toMatchObject({
      observed: { state: 'submitted.waiting' },
      refusal: expect.any(String) as string,
    });
});

test('presses in a locked form have no effect', async () => {
  const pressed = [
    { type: 'form.submitted' },
    { type: 'firstFree.pressed' },
    { type: 'service.chosen', serviceId: 2 },
  ];
  const sending = bookingScenario(
    { given: 'completed' },
    ...pressed.map((send) => ({ send })),
    ...pressed.map((send) => ({ send })),
  );
  for (const runner of [machineRunner(), domRunner])
    expect((await runScenario(sending, runner)).steps.at(-1)?.observed).toMatchObject({
      state: 'submitted.waiting',
      context: { serviceId: 1 },
    });
});
