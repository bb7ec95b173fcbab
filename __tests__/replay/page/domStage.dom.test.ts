import { failureWords } from '../../../src/replay/cli/report';
import { domStage } from '../../../src/replay/page/domStage';
import { openDom } from '../../../src/replay/page/openDom';
import { runScenario } from '../../../src/replay/run/runScenario';
import type { CreateStage } from '../../../src/replay/run/stage';
import { SHIPPED } from '../support/shippedScenarios';

jest.setTimeout(120_000);

let stage: CreateStage;

beforeAll(async () => {
  openDom();
  stage = domStage;
});

test.each(SHIPPED)('%s comes to the same in the rendered page', async (_file, scenario) => {
  expect(failureWords(await runScenario(scenario, stage))).toEqual([]);
});
