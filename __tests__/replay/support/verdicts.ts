import { runScenario } from '../../../src/replay/run/runScenario';
import type { CreateStage } from '../../../src/replay/run/stage';
import { watchedFor, type Breakage } from './breakages';
import { SHIPPED } from './shippedScenarios';

/** The scenarios watched for a breakage that fail on a stage. */
export async function failing(stage: CreateStage, breakage: Breakage): Promise<readonly string[]> {
  const watched = watchedFor(breakage);
  const failed: string[] = [];
  for (const [file, scenario] of SHIPPED) {
    if (watched.includes(file) && !(await runScenario(scenario, stage)).passed) failed.push(file);
  }
  return failed;
}
