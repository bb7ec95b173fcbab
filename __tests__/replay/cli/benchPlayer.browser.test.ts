import { rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { failureWords } from '../../../src/replay/cli/report';
import { openBenchPlayer } from '../../../src/replay/cli/benchPlayer';
import type { ScenarioPlayer } from '../../../src/replay/run/runScenario';
import type { Scenario } from '../../../src/replay/scenario/scenario';
import { QA_FOLDER } from '../../support/qaFolder';
import { SHIPPED, shipped, testScenarios } from '../support/shippedScenarios';

jest.setTimeout(600_000);

/** Returns its form, its kinds of steps and its kinds of expectations. */
const kindsOf = ({ machine, steps }: Scenario): ReadonlySet<string> =>
  new Set([
    machine,
    ...steps.flatMap((step) => [
      ...('send' in step ? [step.send.type] : Object.keys(step)),
      ...Object.keys(step.expect ?? {}),
    ]),
  ]);

/** Returns scenarios that together have each kind; those with the most come first, so that few are enough. */
function smallCover(scenarios: typeof SHIPPED): typeof SHIPPED {
  const covered = new Set<string>();
  return scenarios
    .toSorted((one, other) => kindsOf(other.scenario).size - kindsOf(one.scenario).size)
    .filter(({ scenario }) => {
      const missing = [...kindsOf(scenario)].filter((kind) => !covered.has(kind));
      for (const kind of missing) covered.add(kind);
      return missing.length > 0;
    });
}

let player: ScenarioPlayer;
beforeAll(async () => {
  player = await openBenchPlayer(QA_FOLDER);
});
afterAll(() => player.close());

// All scenarios are played in the page of jsdom.
testScenarios(smallCover(SHIPPED), ({ scenario }) => player.play(scenario));

test('a scenario that leaves the form open for hours is played to its end', async () => {
  const booked = shipped('booking/programare-reusita.json');
  const wait = { advance: 3 * 3_600_000, expect: { onScreen: null } };
  const scenario = { ...booked, start: '2026-11-23 05:00', steps: [wait, ...booked.steps] } as Scenario;
  expect(failureWords(await player.play(scenario))).toEqual([]);
});

test('a scenario that fails is reported, and leaves a picture and a trace, whose paths it prints', async () => {
  const booked = shipped('booking/programare-reusita.json');
  const steps = [{ send: { type: 'service.chosen', serviceId: 2 }, expect: { context: { serviceId: 1 } } }];
  const print: jest.SpyInstance<void, unknown[]> = jest.spyOn(console, 'error').mockReturnValue();
  const report = await player.play({ ...booked, title: 'Alt serviciu', steps } as Scenario);
  const printed = print.mock.calls.flat().join('\n');
  print.mockRestore();
  expect(failureWords(report).join('\n')).toContain('context.serviceId');
  const files = printed.match(/\S+\.(?:png|zip)/g) ?? [];
  expect(files.map((file) => path.extname(file))).toEqual(['.png', '.zip']);
  for (const file of files) {
    expect(statSync(file).size).toBeGreaterThan(1000);
    rmSync(file);
  }
});
