import { Recorder } from '../../../../src/replay/bench/record/recorder';
import { toScenario } from '../../../../src/replay/bench/record/toScenario';
import { NetworkTap } from '../../../../src/replay/bench/watch/networkTap';
import { domRunner } from '../../../../src/replay/page/domRunner';
import { formWatch } from '../../../../src/replay/page/formWatch';
import { openDom } from '../../../../src/replay/page/openDom';
import { runScenario } from '../../../../src/replay/run/runScenario';
import type { MachineName, Scenario } from '../../../../src/replay/scenario/scenario';
import { expectationLines } from '../../../../src/replay/words/expectations';

const CANARY = 'Canarescu';
const type = (field: string, value: string) => ({ send: { type: 'field.changed', field, value } });
const name = (value: string) => ({ controls: { Nume: { value } } });

/** Records a session, in which the tester acts before some of its steps or at its end; returns the recording's scenario. */
async function recorded(
  machine: MachineName,
  steps: readonly object[],
  acts: Readonly<Record<number, (recorder: Recorder) => void>>,
  answers: object = {},
): Promise<Scenario> {
  const session = { version: 1, machine, title: 'O vizită', start: '2026-11-23 08:00', answers, steps };
  let recorder: Recorder | undefined;
  let scenario: Scenario | undefined;
  const act = (index: number): Promise<void> => {
    recorder ??= new Recorder(formWatch(), new NetworkTap(), machine);
    acts[index]?.(recorder);
    return Promise.resolve();
  };
  await runScenario(session as Scenario, domRunner, {
    beforeStep: act,
    beforeClose: async () => {
      await act(steps.length);
      scenario = recorder && toScenario(recorder.stop(), 'O vizită');
    },
  });
  if (scenario === undefined) throw new Error('Nothing was recorded.');
  return scenario;
}

beforeAll(() => {
  window.history.replaceState(null, '', '/programare');
  openDom();
});

test('a half-written text at which the tester pointed when a list came stays private', async () => {
  const { steps } = await recorded(
    'booking',
    [
      { send: { type: 'service.chosen', serviceId: 2 } },
      type('lastName', CANARY),
      { respond: 'slots' },
      type('lastName', `${CANARY}-Ionescu`),
    ],
    { 3: (recorder) => recorder.expect(name(CANARY)) },
    { slots: [{ delay: 'respond' }] },
  );
  expect(JSON.stringify(steps)).not.toContain(CANARY);
  expect(steps.map((step) => ('send' in step ? step.send.type : step))).toEqual([
    'service.chosen',
    'field.changed',
    { respond: 'slots', expect: name("D'Exemplu") },
    'field.changed',
  ]);
});

test('a text that is typed later changes nothing of what was expected before', async () => {
  const error = { controls: { Telefon: { error: 'Scrieți numărul de telefon.' } } };
  const { steps } = await recorded(
    'contact',
    [{ send: { type: 'form.submitted' } }, type('message', 'telefon')],
    {
      1: (recorder) => recorder.expect(error),
    },
  );
  expect(steps[0]?.expect).toEqual(error);
});

test('a text of a removed step stays private, and the tester’s own text replaces what was struck and put back', async () => {
  const { steps } = await recorded('booking', [type('firstName', 'Zamfira'), type('lastName', CANARY)], {
    2: (recorder) => {
      recorder.remove(0);
      recorder.expect({ controls: { Nume: { value: CANARY }, Prenume: { value: 'Zamfira' } } });
      const shown = toScenario(recorder.soFar(), '');
      const [line] = expectationLines(shown, shown.steps[0]?.expect);
      if (line === undefined) throw new Error('The step expects nothing.');
      recorder.setStruck(0, line, true);
      expect(recorder.soFar().steps[0]?.expect?.controls).not.toHaveProperty('Nume');
      recorder.setStruck(0, line, false);
      recorder.write(0, 'Ileana');
    },
  });
  expect(steps).toEqual([
    {
      ...type('lastName', 'Ileana'),
      note: 'Text înlocuit.',
      expect: { controls: { Nume: { value: 'Ileana' }, Prenume: { value: 'Ana' } } },
    },
  ]);
});

test('an error that should have stopped the sending ends the recording at the press, and what was sent goes', async () => {
  const texts = {
    name: 'Ana',
    email: 'ana@exemplu.example',
    phone: '0799 111 222',
    subject: 'O',
    message: 'Bună',
  };
  const missing = { controls: { Subiect: { invalid: true, error: 'Scrieți subiectul.' } } };
  const { answers, steps } = await recorded(
    'contact',
    [
      ...Object.entries(texts).map(([field, value]) => type(field, value)),
      { send: { type: 'form.submitted' } },
      { advance: 2000 },
    ],
    { 7: (recorder) => recorder.expect(missing) },
    { contactRequest: [{ status: 422 }] },
  );
  expect(answers).toEqual({});
  expect(steps.at(-1)).toEqual({ send: { type: 'form.submitted' }, expect: missing });
});
