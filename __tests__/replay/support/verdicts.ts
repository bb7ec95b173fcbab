import { runScenario } from '../../../src/replay/run/runScenario';
import type { CreateStage } from '../../../src/replay/run/stage';
import { SHIPPED } from './shippedScenarios';

/** Which of these scenarios' files fail on a stage. */
export async function failing(stage: CreateStage, watched: readonly string[]): Promise<readonly string[]> {
  const failed: string[] = [];
  for (const [file, scenario] of SHIPPED) {
    if (watched.includes(file) && !(await runScenario(scenario, stage)).passed) failed.push(file);
  }
  return failed;
}
