import { failureWords } from '../../../src/replay/cli/report';
import { domRunner } from '../../../src/replay/page/domRunner';
import { openDom } from '../../../src/replay/page/openDom';
import { runScenario } from '../../../src/replay/run/runScenario';
import type { CreateRunner } from '../../../src/replay/run/scenarioRunner';
import { SHIPPED } from '../support/shippedScenarios';

jest.setTimeout(120_000);

let runner: CreateRunner;

beforeAll(async () => {
  openDom();
  runner = domRunner;
});

test.each(SHIPPED)('%s gives the same result in the rendered page', async (_file, scenario) => {
  expect(failureWords(await runScenario(scenario, runner))).toEqual([]);
});
