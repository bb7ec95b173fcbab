import { assertEvent, assign } from 'xstate';
import { withField, type ContactContext } from '../../../src/features/contact/session/contactContext';
import { contactMachine } from '../../../src/features/contact/session/contactMachine';
import { machineRunner } from '../../../src/replay/machine/machineRunner';
import { domRunner } from '../../../src/replay/page/domRunner';
import { openDom } from '../../../src/replay/page/openDom';
import { withExpectedFrom } from '../../../src/replay/run/expected';
import { fillExpectations, withFirstLook } from '../../../src/replay/run/fillExpectations';
import { runScenario } from '../../../src/replay/run/runScenario';
import type { CreateRunner } from '../../../src/replay/run/scenarioRunner';
import { parseScenario } from '../../../src/replay/scenario/parseScenario';
import { printScenario } from '../../../src/replay/scenario/printScenario';
import type { Scenario, Step } from '../../../src/replay/scenario/scenario';
import { bookingScenario } from '../support/bookingScenario';

const { actions } = contactMachine.implementations as { actions: Record<string, unknown> };
const { changeField: sound } = actions;

/** Makes every change of the form also change the marked fields, once an e-mail is written. */
const plant = (change: (problems: Record<string, unknown>) => Record<string, unknown>): void => {
  actions.changeField = assign(({ context, event }) => {
    assertEvent(event, 'field.changed');
    const changed = withField(context as ContactContext, event.field as 'email', event.value as string);
    return changed.request?.email === ''
      ? changed
      : { ...changed, problems: change({ ...changed.problems }) };
  });
};

const type = (field: string, value: string) => ({ send: { type: 'field.changed', field, value } });
const STEPS = [
  { send: { type: 'form.submitted' } },
  type('phone', '0799 111 222'),
  type('name', 'Ana'),
  type('email', 'ana@exemplu.example'),
  type('subject', 'O întrebare'),
  type('message', 'Bună ziua'),
];

const recording = (steps: readonly object[]) =>
  ({ version: 1, machine: 'contact', title: 'Telefon', start: '2026-11-23 08:00', steps }) as Scenario;

/** Returns the file of a recording on the page as it is. */
async function exported(steps: readonly object[]): Promise<string> {
  const draft = recording(steps);
  const run = await runScenario(withFirstLook(draft), domRunner, { keepGoing: true, withLooks: true });
  return printScenario(fillExpectations(draft, run.steps));
}

const differences = async (text: string, runner: CreateRunner): Promise<readonly string[]> => {
  const { steps } = await runScenario(parseScenario(text, 'telefon.json'), runner, { keepGoing: true });
  return steps.flatMap(({ mismatches }, index) =>
    mismatches.map(({ path }) => `${index + 1} ${path.join('.')}`),
  );
};

beforeAll(() => {
  window.history.replaceState(null, '', '/contact');
  openDom();
});
afterEach(() => {
  actions.changeField = sound;
});

const withoutPhone = STEPS.toSpliced(1, 1);
const missing = { controls: { Telefon: { invalid: true, error: 'Scrieți numărul de telefon.' } } };
const none = { controls: { Telefon: { invalid: false, error: null } } };
const loses = ({ phone: _, ...others }: Record<string, unknown>) => others;
const gains = (problems: Record<string, unknown>) => ({ ...problems, phone: 'missing' });

test.each([
  ['an error that went is missing', loses, withoutPhone, missing],
  ['an error that came is too much', gains, STEPS, none],
])(
  'where %s, the file fails by that alone, and passes on the right form',
  async (_what, fault, steps, right) => {
    const emailed = steps.findIndex((step) => 'field' in step.send && step.send.field === 'email');
    for (const pointed of [emailed, emailed + 1]) {
      plant(fault);
      const text = await exported(
        steps.map((step, index) => (index === pointed ? { ...step, expect: right } : step)),
      );
      const wrong = await differences(text, domRunner);
      expect(
        wrong.filter((path) => !/context\.problems\.phone$|controls\.Telefon\.(invalid|error)$/.test(path)),
      ).toEqual([]);
      expect(wrong).toContain(`${emailed + 1} controls.Telefon.error`);
      expect(await differences(text, machineRunner())).toContain(`${pointed + 1} context.problems.phone`);
      actions.changeField = sound;
      expect(await differences(text, domRunner)).toEqual([]);
      expect(await differences(text, machineRunner())).toEqual([]);
    }
  },
);

test('on a loaded scenario an expected error is put right in the later steps too', async () => {
  plant(loses);
  const { steps } = parseScenario(await exported(withoutPhone), 'telefon.json');
  actions.changeField = sound;
  const righted = withExpectedFrom('contact', steps, 2, missing) as Step[];
  expect(await differences(printScenario(recording(righted)), domRunner)).toEqual([]);
});

test('an error that should have stopped an accepted press is expected of the press alone, after which nothing comes', async () => {
  const { validate } = actions;
  const press = { send: { type: 'form.submitted' } };
  const typed = STEPS.filter(({ send }) => 'field' in send && send.field !== 'phone');
  const sent = [...typed, press, { advance: 999 }, { advance: 1 }] as unknown as Step[];
  actions.validate = assign({ problems: {} });
  // While recording, and on the scenario that the recording became.
  const { steps } = parseScenario(await exported(sent), 'telefon.json');
  const files = [
    await exported(withExpectedFrom('contact', sent, sent.length - 1, missing)),
    printScenario(recording(withExpectedFrom('contact', steps, sent.length - 1, missing))),
  ];
  for (const text of files) {
    expect(parseScenario(text, 'telefon.json').steps[typed.length]?.expect).toEqual(missing);
    expect(await differences(text, domRunner)).toEqual(
      ['invalid', 'error'].map((part) => `${typed.length + 1} controls.Telefon.${part}`),
    );
  }
  actions.validate = validate;
  for (const text of files) expect(await differences(text, domRunner)).toEqual([]);
});

test('a chosen time that was lost is expected of the step that lost it too, not of one that was lost before', async () => {
  const [first, later] = ['2026-11-25', '2026-12-02'].map((date) => ({ slotId: 103, date }));
  const choose = (slot: unknown) => ({ send: { type: 'slot.chosen', slot } });
  const doctor = (doctorId: number) => ({ send: { type: 'doctor.chosen', doctorId } });
  const { steps } = bookingScenario(choose(first), doctor(2), doctor(1), choose(later), doctor(2), {
    advance: 0,
  });
  const filled = async (slot: unknown) => {
    const draft = {
      ...bookingScenario(),
      steps: [...steps.slice(0, -1), { advance: 0, expect: { context: { slot } } }],
    };
    const run = await runScenario(withFirstLook(draft as Scenario), machineRunner(), { keepGoing: true });
    return fillExpectations(draft as Scenario, run.steps).steps.map(({ expect: { context } = {} }) =>
      context && 'slot' in context ? context.slot : undefined,
    );
  };
  expect((await filled(later)).slice(3)).toEqual([null, undefined, later, later, later]);
  expect((await filled(first)).slice(3)).toEqual([null, undefined, later, null, first]);
});
