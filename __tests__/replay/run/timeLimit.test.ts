import { createActor, createMachine } from 'xstate';
import { machineStage } from '../../../src/replay/machine/machineStage';
import { inspectionOf } from '../../../src/replay/machine/inspection';
import type { AnswerDesk } from '../../../src/replay/run/answerDesk';
import { runScenario } from '../../../src/replay/run/runScenario';
import type { CreateStage, Stage } from '../../../src/replay/run/stage';
import type { TimeLimit } from '../../../src/replay/run/timeLimit';
import { shipped } from '../support/shippedScenarios';

type Fault = (desk: AnswerDesk, limit: TimeLimit) => Partial<Stage>;

/** Plays on the machine's stage with something in it that does not end. @returns what the run says of it */
async function complaint(fault: Fault): Promise<string> {
  const broken: CreateStage = async (scenario, desk, start, limit) => ({
    ...(await machineStage()(scenario, desk, start, limit)),
    ...fault(desk, limit),
  });
  const run = runScenario(shipped('contact/mesaj-trimis.json'), broken, { patience: 200 });
  return String(await run.catch((reason: unknown) => reason));
}

test.each<[string, Fault, RegExp]>([
  [
    'a form that answers each event with another, before any promise is kept',
    (_desk, limit) => ({
      perform: async () => {
        const inspect = inspectionOf({ onEvent: () => limit.check() });
        const actor = createActor(createMachine({ on: { again: {} } }), { inspect });
        actor.subscribe(() => actor.send({ type: 'again' }));
        actor.start().send({ type: 'again' });
      },
    }),
    /^Endless: step 1, send .*: no end after 0\.2 s$/,
  ],
  [
    'a page that asks again at every answer, though no timer runs between two promises',
    (desk) => ({
      perform: async () => {
        for (;;) await desk.ask({ call: 'services', doctorId: '', headers: {}, at: 0 });
      },
    }),
    /^Endless: step 1, send .*: no end after 0\.2 s$/,
  ],
  [
    'timers that are set again at the same moment',
    () => ({ pass: () => Promise.resolve() }),
    /^Endless: step \d, advance 1000 ms: no end after 0\.2 s$/,
  ],
  [
    'a step that hangs',
    () => ({ perform: () => new Promise(() => undefined) }),
    /^Endless: step 1, .*: no end after 0\.2 s$/,
  ],
  [
    'a page that never opens',
    () => ({ open: () => new Promise(() => undefined) }),
    /^Endless: opening the page: no end after 0\.2 s$/,
  ],
])('%s is ended after some time, with the step named', async (_what, fault, words) => {
  expect(await complaint(fault)).toMatch(words);
});
