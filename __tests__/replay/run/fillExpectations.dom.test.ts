import { domRunner } from '../../../src/replay/page/domRunner';
import { openDom } from '../../../src/replay/page/openDom';
import { fillExpectations, withFirstLook } from '../../../src/replay/run/fillExpectations';
import type { StepReport } from '../../../src/replay/run/report';
import { runScenario } from '../../../src/replay/run/runScenario';
import type { Scenario } from '../../../src/replay/scenario/scenario';

const DRAFT = { version: 1, title: 'O vizită', start: '2026-11-23 08:00', answers: {} };

beforeAll(openDom);

/** Plays a draft in the page, and returns what its steps then expect. */
async function filled(draft: object, seen = (report: StepReport): StepReport => report) {
  const scenario = { ...DRAFT, ...draft } as Scenario;
  const run = await runScenario(withFirstLook(scenario), domRunner, { keepGoing: true, withLooks: true });
  return fillExpectations(scenario, run.steps.map(seen)).steps.map((step) => step.expect);
}

test('what a choice should hold is expected of the step that changed it, and of the last one', async () => {
  const expected = { controls: { Medic: { value: 'Dr. Anca Rusu' } } };
  const steps = [
    { send: { type: 'service.chosen', serviceId: 2 } },
    { send: { type: 'doctor.chosen', doctorId: 3 } },
    { send: { type: 'service.chosen', serviceId: 1 } },
    { advance: 5000, expect: expected },
  ];
  const [, , changing, last] = await filled({ machine: 'booking', steps });
  expect(changing).toMatchObject(expected);
  expect(last).toMatchObject(expected);
  expect(changing).not.toHaveProperty('context.doctorId');
});

test.each([
  ['a later step', 'form.submitted', [false, true]],
  ['its typing', 'field.changed', [true, false]],
])('what a text should hold is expected of the step that cut it: %s', async (_, cutBy, expecting) => {
  const expected = { controls: { Subiect: { value: 'Analize' } } };
  const steps = [
    { send: { type: 'field.changed', field: 'subject', value: 'Analize' } },
    { send: { type: 'form.submitted' } },
    { advance: 1000 },
    { advance: 5000, expect: expected },
  ];
  let isCut = false;
  const cut = (report: StepReport): StepReport => {
    isCut ||= 'send' in report.step && report.step.send.type === cutBy;
    const { Subiect: subject, ...others } = report.controls ?? {};
    if (!isCut || subject === undefined) return report;
    return { ...report, controls: { ...others, Subiect: { ...subject, value: 'Ana' } } };
  };
  const found = await filled({ machine: 'contact', steps }, cut);
  const holds = found.map((one) => one?.controls?.Subiect?.value === 'Analize');
  expect(holds).toEqual([...expecting, false, true]);
});
