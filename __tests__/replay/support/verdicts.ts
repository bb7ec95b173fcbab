import { runScenario } from '../../../src/replay/run/runScenario';
import type { CreateStage } from '../../../src/replay/run/stage';
import { WATCHED } from './breakages';
import { SHIPPED } from './shippedScenarios';

/** The watched scenarios that fail on a stage. */
export async function failing(stage: CreateStage): Promise<readonly string[]> {
  const failed: string[] = [];
  for (const [file, scenario] of SHIPPED) {
    if (WATCHED.includes(file) && !(await runScenario(scenario, stage)).passed) failed.push(file);
  }
  return failed;
}
