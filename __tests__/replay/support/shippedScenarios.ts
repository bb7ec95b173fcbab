import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { parseScenario } from '../../../src/replay/scenario/parseScenario';
import type { Scenario } from '../../../src/replay/scenario/scenario';

/** Every shipped scenario, with its file. */
export const SHIPPED: readonly (readonly [string, Scenario])[] = globSync('src/replay/scenarios/**/*.json')
  .sort()
  .map((file) => [file, parseScenario(readFileSync(file, 'utf8'), file)]);

/** Number of a scenario's answer rows that are malformed; the console names each. */
export const UNREADABLE_ROWS: Readonly<Record<string, number>> = {
  'src/replay/scenarios/booking/orar-gresit.json': 1,
  'src/replay/scenarios/booking/rand-de-neinteles.json': 8,
};

/** @param name such as `contact/netrimis.json` */
export function shipped(name: string): Scenario {
  const [, scenario] = SHIPPED.find(([file]) => file.endsWith(name)) ?? [];
  if (scenario === undefined) throw new Error(`There is no scenario ${name}.`);
  return scenario;
}
