import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { failureWords } from '../../../src/replay/cli/report';
import type { ScenarioReport } from '../../../src/replay/run/report';
import { runScenario } from '../../../src/replay/run/runScenario';
import type { CreateRunner } from '../../../src/replay/run/scenarioRunner';
import { parseScenario, placesOfSteps } from '../../../src/replay/scenario/parseScenario';
import type { Scenario } from '../../../src/replay/scenario/scenario';

interface Shipped {
  readonly file: string;
  readonly text: string;
  readonly scenario: Scenario;
}

export const SHIPPED: readonly Shipped[] = globSync('src/replay/scenarios/**/*.json')
  .sort()
  .map((file) => {
    const text = readFileSync(file, 'utf8');
    return { file, text, scenario: parseScenario(text, file) };
  });

/** Number of a scenario's answer rows that are malformed; the console names each. */
export const UNREADABLE_ROWS: Readonly<Record<string, number>> = {
  'src/replay/scenarios/booking/orar-gresit.json': 1,
  'src/replay/scenarios/booking/rand-de-neinteles.json': 8,
};

/** @param name such as `contact/netrimis.json` */
export function shipped(name: string): Scenario {
  const found = SHIPPED.find(({ file }) => file.endsWith(name));
  if (found === undefined) throw new Error(`There is no scenario ${name}.`);
  return found.scenario;
}

/** Declares a test for each scenario, under its title, which plays it and names the step that fails. */
export function testScenarios(
  scenarios: readonly Shipped[],
  play: (shipped: Shipped) => Promise<ScenarioReport>,
): void {
  describe.each(['booking', 'contact'])('%s', (machine) => {
    const own = scenarios.filter(({ scenario }) => scenario.machine === machine);
    test.each(own)('$scenario.title', async (one) => {
      const words = failureWords(await play(one), placesOfSteps(one.text, one.file));
      expect(words.join('\n')).toBe('');
    });
  });
}

/** Plays them as {@link testScenarios} does, in this process, whose console has to name the malformed rows and nothing else. */
export function testScenariosHere(scenarios: readonly Shipped[], runner: CreateRunner): void {
  testScenarios(scenarios, async ({ file, scenario }) => {
    const warn: jest.SpyInstance<void, unknown[]> = jest.spyOn(console, 'warn').mockReturnValue();
    try {
      const report = await runScenario(scenario, runner);
      const isNamed = expect.stringContaining('A row of an answer is left out') as unknown;
      expect(warn.mock.calls.map(([text]) => text)).toEqual(
        Array<unknown>(UNREADABLE_ROWS[file] ?? 0).fill(isNamed),
      );
      return report;
    } finally {
      warn.mockRestore();
    }
  });
}
