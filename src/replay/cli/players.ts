import { existsSync } from 'node:fs';
import path from 'node:path';
import { UsageError } from '../../server/cli/io/terminal';
import { isCurrent } from '../../tools/isBuilt';
import type { MachineListener } from '../machine/inspection';
import { machineRunner } from '../machine/machineRunner';
import { runScenario, type ScenarioPlayer } from '../run/runScenario';
import type { CreateRunner } from '../run/scenarioRunner';

/** The places where scenarios can be played, fastest first. */
export const RUNNERS = ['machine', 'page', 'browser'] as const;

export interface ReplayOptions {
  readonly in: (typeof RUNNERS)[number];
  readonly bail: boolean;
  readonly update: boolean;
  readonly coverage: boolean;
  readonly headed?: boolean;
  readonly dist?: string;
}

const playedBy = (runner: CreateRunner): ScenarioPlayer => ({
  play: (scenario, options) => runScenario(scenario, runner, options),
  close: () => Promise.resolve(),
});

/** Sources that no QA build needs anew: files are read when they are played. */
const READ_LATER = ['src/replay/scenarios/**', 'src/replay/cli/**', 'src/tools/**', '**/*.md'];

/**
 * Checks the QA build in a folder.
 * @throws {UsageError} if it is missing or older than the sources
 */
function checkBuild(folder: string): void {
  const page = path.join(folder, 'site.json');
  const build = 'rulați întâi npm run build -- --qa';
  if (!existsSync(page)) throw new UsageError(`În ${folder} nu este un sit QA: ${build}.`);
  if (!isCurrent(page, READ_LATER))
    throw new UsageError(`Situl QA din ${folder} este mai vechi decât sursele: ${build}.`);
}

/**
 * Opens the player of the place that the options name.
 * @param listener receives the machines' events and transitions when they run in this process without a page
 * @throws {UsageError} if the browser has no usable QA build
 */
export async function openPlayer(
  { in: place, dist, headed }: ReplayOptions,
  listener: MachineListener,
): Promise<ScenarioPlayer> {
  if (place === 'machine') return playedBy(machineRunner(listener));
  if (place === 'page') {
    const { openDom } = await import('../page/openDom');
    openDom();
    const { domRunner } = await import('../page/domRunner');
    return playedBy(domRunner);
  }
  const folder = dist ?? 'dist-qa';
  checkBuild(folder);
  const { openBenchPlayer } = await import('./benchPlayer');
  return openBenchPlayer(folder, headed);
}
