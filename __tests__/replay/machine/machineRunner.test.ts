import { failureWords } from '../../../src/replay/cli/report';
import { machineRunner } from '../../../src/replay/machine/machineRunner';
import { runScenario } from '../../../src/replay/run/runScenario';
import { SHIPPED } from '../support/shippedScenarios';

test.each(SHIPPED)('%s gives the same result in the machine alone', async (_file, scenario) => {
  expect(failureWords(await runScenario(scenario, machineRunner()))).toEqual([]);
});
