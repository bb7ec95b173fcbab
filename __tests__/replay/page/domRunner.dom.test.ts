import { failureWords } from '../../../src/replay/cli/report';
import { domRunner } from '../../../src/replay/page/domRunner';
import { openDom } from '../../../src/replay/page/openDom';
import { runScenario } from '../../../src/replay/run/runScenario';
import type { CreateRunner } from '../../../src/replay/run/scenarioRunner';
import { SHIPPED, UNREADABLE_ROWS } from '../support/shippedScenarios';

let runner: CreateRunner;
let warnings: jest.SpyInstance<void, unknown[]>;

beforeAll(async () => {
  openDom();
  runner = domRunner;
});
beforeEach(() => {
  warnings = jest.spyOn(console, 'warn').mockReturnValue();
});
afterEach(() => {
  warnings.mockRestore();
});

test.each(SHIPPED)('%s gives the same result in the rendered page', async (file, scenario) => {
  expect(failureWords(await runScenario(scenario, runner))).toEqual([]);
  const isNamed = expect.stringContaining('A row of an answer is left out') as unknown;
  expect(warnings.mock.calls.map(([text]) => text)).toEqual(
    Array<unknown>(UNREADABLE_ROWS[file] ?? 0).fill(isNamed),
  );
});
