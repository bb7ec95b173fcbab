import { createActor, createMachine } from 'xstate';
import { inspectionOf } from '../../../src/replay/machine/inspection';
import { machineRunner } from '../../../src/replay/machine/machineRunner';
import type { MockServer } from '../../../src/replay/run/mockServer';
import { runScenario } from '../../../src/replay/run/runScenario';
import type { CreateRunner, ScenarioRunner } from '../../../src/replay/run/scenarioRunner';
import { StepLimitReached, type Watchdog } from '../../../src/replay/run/watchdog';
import { shipped } from '../support/shippedScenarios';

type Fault = (server: MockServer, watchdog: Watchdog) => Partial<ScenarioRunner>;

/** The machine's runner with something in it that does not end. */
const brokenRunner =
  (fault: Fault): CreateRunner =>
  async (scenario, server, start, watchdog) => ({
    ...(await machineRunner()(scenario, server, start, watchdog)),
    ...fault(server, watchdog),
  });

async function complaint(fault: Fault, timeLimit = 60_000): Promise<string> {
  const run = runScenario(shipped('contact/mesaj-trimis.json'), brokenRunner(fault), { timeLimit });
  const error: unknown = await run.catch((reason: unknown) => reason);
  return error instanceof StepLimitReached ? error.message : `no complaint: ${String(error)}`;
}

/** Every event of it calls for another, before any promise is kept. */
const chatterbox: Fault = (_server, watchdog) => ({
  perform: () => {
    const machine = createMachine({ on: { again: {} } });
    const listener = { onEvent: ({ type }: { type: string }) => watchdog.count(type, 0) };
    const actor = createActor(machine, { inspect: inspectionOf(listener) });
    actor.subscribe(() => actor.send({ type: 'again' }));
    actor.start().send({ type: 'again' });
    return Promise.resolve();
  },
});

test('a form with an endless loop of events is stopped, and the step and the event are named', async () => {
  expect(await complaint(chatterbox)).toBe(
    'step 1, given completed: 10,000 events without time passing; last: again',
  );
});

test('a page that repeats a request at every answer is stopped, though no timer runs in between', async () => {
  const nagging: Fault = (server) => ({
    perform: async () => {
      for (;;) await server.ask({ call: 'services', doctorId: '', key: '', at: 0 });
    },
  });
  expect(await complaint(nagging)).toMatch(/^step 1, .*: 10,000 events .*; last: call of services$/);
});

test('timers that restart at the same moment forever are stopped', async () => {
  const still: Fault = () => ({ pass: () => Promise.resolve() });
  expect(await complaint(still)).toMatch(/^step 3, advance 1000 ms: 10,000 events .*; last: timers$/);
});

test('a step that never ends is stopped after a time limit, even without any events', async () => {
  const hanging: Fault = () => ({ perform: () => new Promise(() => undefined) });
  expect(await complaint(hanging, 60)).toMatch(/^step 1, .*: no end after 0\.06 s$/);
});

test('a page that never finishes opening is stopped after a time limit', async () => {
  const closed: Fault = () => ({ open: () => new Promise(() => undefined) });
  expect(await complaint(closed, 60)).toMatch(/^opening the page: no end after /);
});
