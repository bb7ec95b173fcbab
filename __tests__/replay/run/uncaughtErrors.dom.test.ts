import { failureWords } from '../../../src/replay/cli/report';
import { machineRunner } from '../../../src/replay/machine/machineRunner';
import { domRunner } from '../../../src/replay/page/domRunner';
import { openDom } from '../../../src/replay/page/openDom';
import { runScenario } from '../../../src/replay/run/runScenario';
import type { CreateRunner } from '../../../src/replay/run/scenarioRunner';
import { stepTitles } from '../../../src/replay/words/stepTitles';
import type { Scenario } from '../../../src/replay/scenario/scenario';
import { shipped } from '../support/shippedScenarios';

const BOOKED = shipped('booking/programare-reusita.json');

/** A page that stays open until the clinic's hour changes, at which only a listener of the store reacts. */
const LEFT_OPEN = {
  ...BOOKED,
  start: '2026-11-24 08:00:30',
  // A millisecond more, in which the middleware throws what its listener threw.
  steps: [...BOOKED.steps.slice(0, 2), { advance: 59.5 * 60_000 + 1 }],
} as Scenario;

beforeAll(openDom);
afterEach(() => jest.restoreAllMocks());

const fail = (): never => {
  throw new Error('spoilt');
};

const inPage = domRunner;
const inMachine = machineRunner();

test.each<[string, CreateRunner, Scenario, number, () => void]>([
  [
    'a listener of the store, without a page',
    inMachine,
    LEFT_OPEN,
    2,
    () => jest.spyOn(Intl.DateTimeFormat.prototype, 'formatToParts').mockImplementation(fail),
  ],
  [
    'a listener of the store',
    inPage,
    LEFT_OPEN,
    2,
    () => jest.spyOn(Intl.DateTimeFormat.prototype, 'formatToParts').mockImplementation(fail),
  ],
  [
    'a subscription to the machine',
    inPage,
    BOOKED,
    2,
    () => jest.spyOn(window.history, 'replaceState').mockImplementation(fail),
  ],
  [
    'an event handler',
    inPage,
    BOOKED,
    7,
    () => jest.spyOn(crypto, 'getRandomValues').mockImplementation(fail),
  ],
  [
    'a component',
    inPage,
    BOOKED,
    1,
    () => jest.spyOn(Element.prototype, 'setAttribute').mockImplementation(fail),
  ],
  [
    'an effect',
    inPage,
    BOOKED,
    8,
    () => jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(fail),
  ],
  [
    'a promise',
    inMachine,
    BOOKED,
    4,
    () => process.emit('unhandledRejection', new Error('spoilt'), Promise.resolve()),
  ],
])(
  'an error in %s fails the step of a scenario and is shown once',
  async (_where, runner, scenario, at, fault) => {
    const printed = jest.spyOn(console, 'error').mockReturnValue();
    const report = await runScenario(scenario, runner, {
      beforeStep: async (index) => {
        if (index === at) fault();
      },
    });
    const [place, , ...words] = failureWords(report);
    expect(place).toContain(`pasul ${at + 1}: ${stepTitles(scenario)[at]}`);
    expect(words.filter((line) => line.includes('spoilt'))).toEqual([
      '  nu s-a putut face: formularul s-a oprit cu o eroare: Error: spoilt',
    ]);
    expect(printed).not.toHaveBeenCalled();
  },
);
