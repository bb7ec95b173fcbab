import path from 'node:path';
import { openBrowserTheater } from '../../../src/replay/browser/openBrowserTheater';
import { failureWords } from '../../../src/replay/cli/words';
import { runScenario } from '../../../src/replay/run/runScenario';
import type { Theater } from '../../../src/replay/run/stage';
import type { Scenario } from '../../../src/replay/scenario/scenario';
import { readBuildSettings } from '../../../src/tools/buildSettings';
import { buildSite } from '../../../src/tools/buildSite';
import { BREAKAGES } from '../support/breakages';
import { SHIPPED, shipped } from '../support/shippedScenarios';
import { failing } from '../support/verdicts';

jest.setTimeout(600_000);

describe('in a real browser, against the built site', () => {
  let theater: Theater;
  beforeAll(async () => {
    theater = await openBrowserTheater({ dist: 'dist' });
  });
  afterAll(() => theater.close());

  test.each(SHIPPED)('%s comes to the same', async (_file, scenario) => {
    expect(failureWords(await runScenario(scenario, theater.stage))).toEqual([]);
  });
});

test('in a real browser, a button that something covers cannot be pressed, and the step says so', async () => {
  const initScript = `addEventListener('DOMContentLoaded', () => {
    const cover = document.createElement('div');
    Object.assign(cover.style, { position: 'fixed', inset: '0', zIndex: '99999' });
    document.body.append(cover);
  });`;
  const theater = await openBrowserTheater({ dist: 'dist', initScript });
  try {
    const { steps } = await runScenario(shipped('contact/formular-gol.json'), theater.stage);
    expect(steps.map(({ refusal }) => refusal)).toEqual(['Something lies over what should be pressed.']);
  } finally {
    await theater.close();
  }
});

test('in a real browser, a form that is left open for a whole day is waited for', async () => {
  const theater = await openBrowserTheater({ dist: 'dist' });
  try {
    const booked = shipped('booking/programare-reusita.json');
    const wait = { advance: 86_400_000, expect: { onScreen: null } };
    const scenario = { ...booked, start: '2026-11-22 08:00', steps: [wait, ...booked.steps] } as Scenario;
    expect(failureWords(await runScenario(scenario, theater.stage))).toEqual([]);
  } finally {
    await theater.close();
  }
});

describe('in a real browser, against a site whose machines are broken on purpose', () => {
  const outputFolder = path.resolve('dist/broken');
  const standIns = [
    {
      original: path.resolve('src/features/booking/bookingMachine'),
      file: path.resolve('__tests__/replay/support/brokenBookingMachine.ts'),
    },
    {
      original: path.resolve('src/features/contact/contactMachine'),
      file: path.resolve('__tests__/replay/support/brokenContactMachine.ts'),
    },
  ];

  beforeAll(() => buildSite({ ...readBuildSettings({}), mode: 'development', outputFolder, standIns }));

  test.each(Object.entries(BREAKAGES))('when %s, the same scenarios tell', async (name, breakage) => {
    const initScript = `globalThis.replayBreakage = ${JSON.stringify(name)}`;
    const theater = await openBrowserTheater({ dist: outputFolder, initScript });
    try {
      expect(await failing(theater.stage, breakage)).toEqual(breakage.noticedBy);
    } finally {
      await theater.close();
    }
  });
});
