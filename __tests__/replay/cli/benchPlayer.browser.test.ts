import { rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { failureWords } from '../../../src/replay/cli/report';
import { openBenchPlayer } from '../../../src/replay/cli/benchPlayer';
import type { ScenarioPlayer } from '../../../src/replay/run/runScenario';
import type { Scenario } from '../../../src/replay/scenario/scenario';
import { QA_FOLDER } from '../../support/qaFolder';
import { SHIPPED, shipped, testScenarios } from '../support/shippedScenarios';

jest.setTimeout(600_000);

/**
 * Returns what a scenario begins with, the calls that it answers, its events, each with the state to which it leads, its
 * messages and its kinds of expectations.
 */
const contentOf = ({ machine, steps, answers = {}, ...start }: Scenario): ReadonlySet<string> =>
  new Set([
    ...Object.keys(start),
    ...Object.keys(answers),
    ...steps.flatMap((step) => {
      const { expect: expected = {} } = step;
      const [event = ''] = 'send' in step ? [step.send.type] : Object.keys(step);
      return [
        `${machine} ${event} ${expected.state ?? ''}`,
        `${expected.notification}`,
        ...Object.keys(expected),
      ];
    }),
  ]);

/**
 * Returns scenarios that together contain what all contain; those with the most come first, so that few are enough.
 * They stay sorted by file, because the player loads a page for each change of form.
 */
function smallCover(scenarios: typeof SHIPPED): typeof SHIPPED {
  const richestFirst = scenarios.toSorted(
    (one, other) => contentOf(other.scenario).size - contentOf(one.scenario).size,
  );
  const covered = new Set<string>();
  const chosen = new Set<unknown>();
  for (const one of richestFirst) {
    const missing = [...contentOf(one.scenario)].filter((part) => !covered.has(part));
    if (missing.length > 0) chosen.add(one);
    for (const part of missing) covered.add(part);
  }
  return scenarios.filter((one) => chosen.has(one));
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
