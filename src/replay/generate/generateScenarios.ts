import { applyChanges, changesOf } from '../run/updateScenario';
import { Coverage, type CoverageItem } from '../coverage/coverage';
import { machineStage } from '../machine/machineStage';
import { runScenario } from '../run/runScenario';
import { parseScenario } from '../scenario/parseScenario';
import { printScenario } from '../scenario/printScenario';
import type { Scenario } from '../scenario/scenario';
import { bookingWorld } from './bookingWorld';
import { contactWorld } from './contactWorld';
import { machinePaths } from './machinePaths';
import { movesToScenario } from './movesToScenario';
import type { World } from './world';

export interface Generated {
  readonly scenario: Scenario;
  /** What it shows that nothing before it did. */
  readonly shows: readonly string[];
}

const label = ({ machine, name }: CoverageItem): string => [machine, name].filter(Boolean).join(' ');

const missing = (coverage: Coverage): readonly CoverageItem[] =>
  coverage.items().filter(({ isCovered }) => !isCovered);

/** The draft with what it comes to as its expectations; null when a step cannot be taken, or cannot be expected. */
async function filledIn(draft: Scenario): Promise<Scenario | null> {
  const report = await runScenario(draft, machineStage(), { keepGoing: true });
  const isWhole = report.steps.every(({ refusal }) => refusal === undefined);
  const text = isWhole ? applyChanges(printScenario(draft), changesOf(report)) : null;
  return text === null ? null : parseScenario(text, draft.title);
}

/** The small machine first; the messages that nobody expects yet may be its own. */
function* candidates(isMissing: (world: World) => boolean): Generator<Scenario> {
  for (const world of [contactWorld, bookingWorld]) {
    if (!isMissing(world)) continue;
    for (const opening of world.openings) yield movesToScenario(world, opening);
    for (const moves of machinePaths(world)) {
      if (moves.length > 0) yield movesToScenario(world, { moves, answers: {} });
    }
  }
}

/**
 * Scenarios for what is not covered, from the shortest paths through both machines. Each expects what the
 * machine does today: whoever keeps one reads it first.
 * @param coverage of the scenarios that exist; it grows
 */
export async function generateScenarios(coverage: Coverage): Promise<readonly Generated[]> {
  const generated: Generated[] = [];
  // The longest paths pass through what the shorter ones show.
  const isMissing = (world: World): boolean =>
    missing(coverage).some(({ machine }) => machine === undefined || machine === world.machine);
  for (const draft of candidates(isMissing)) {
    const before = missing(coverage);
    if (before.length === 0) break;
    const scenario = await filledIn(draft);
    if (scenario === null) continue;
    coverage.hear(await runScenario(scenario, machineStage(coverage.listener())));
    const after = missing(coverage).map(label);
    const shows = before.map(label).filter((name) => !after.includes(name));
    if (shows.length === 0) continue;
    const title = `Generat: ${shows.at(-1) ?? ''}`;
    generated.push({ scenario: { ...scenario, title }, shows });
  }
  return generated;
}
