import { readFileSync } from 'node:fs';
import { cp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { openBrowserTheater } from '../../../src/replay/browser/openBrowserTheater';
import { failureWords } from '../../../src/replay/cli/words';
import { runScenario } from '../../../src/replay/run/runScenario';
import type { Theater } from '../../../src/replay/run/stage';
import type { Scenario } from '../../../src/replay/scenario/scenario';
import { SHIPPED, shipped } from '../support/shippedScenarios';

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

  test('a form that is left open for hours is waited for', async () => {
    const booked = shipped('booking/programare-reusita.json');
    const wait = { advance: 3 * 3_600_000, expect: { onScreen: null } };
    const scenario = { ...booked, start: '2026-11-23 05:00', steps: [wait, ...booked.steps] } as Scenario;
    expect(failureWords(await runScenario(scenario, theater.stage))).toEqual([]);
  });
});

describe('in a real browser, on a page that something covers and that stops for good when one types', () => {
  let theater: Theater;
  beforeAll(async () => {
    const initScript = `addEventListener('DOMContentLoaded', () => {
      const cover = document.createElement('div');
      Object.assign(cover.style, { position: 'fixed', inset: '0', zIndex: '99999' });
      document.body.append(cover);
    });
    addEventListener('input', () => { for (;;); }, true);`;
    theater = await openBrowserTheater({ dist: 'dist', initScript });
  });
  afterAll(() => theater.close());

  test('a button cannot be pressed, and the step says so', async () => {
    const { steps } = await runScenario(shipped('contact/formular-gol.json'), theater.stage);
    expect(steps.map(({ refusal }) => refusal)).toEqual(['Something lies over what should be pressed.']);
  });

  test('the page is given up and closed, and the next scenario gets another', async () => {
    const run = runScenario(shipped('contact/netrimis.json'), theater.stage, { patience: 3000 });
    await expect(run).rejects.toThrow(/: no end after 3 s/);
    const { steps } = await runScenario(shipped('contact/formular-gol.json'), theater.stage);
    expect(steps.map(({ refusal }) => refusal)).toEqual(['Something lies over what should be pressed.']);
  });
});

describe('in a real browser, against a site that sends a millisecond too early', () => {
  // Beside the build, where its server finds its packages.
  const broken = path.resolve('dist/broken');
  let theater: Theater;

  beforeAll(async () => {
    await rm(broken, { recursive: true, force: true });
    for (const part of ['server', 'site', 'site.json'])
      await cp(path.join('dist', part), path.join(broken, part), { recursive: true });
    const scripts = globSync('site/assets/*.js', { cwd: broken, absolute: true });
    const sending = scripts.filter((file) => readFileSync(file, 'utf8').includes('sendDelay:1e3'));
    // Both forms share it.
    expect(sending).toHaveLength(1);
    for (const file of sending) {
      await writeFile(file, readFileSync(file, 'utf8').replace('sendDelay:1e3', 'sendDelay:999'));
      await Promise.all([rm(`${file}.br`), rm(`${file}.gz`)]);
    }
    theater = await openBrowserTheater({ dist: broken });
  });
  afterAll(async () => {
    await theater.close();
    await rm(broken, { recursive: true, force: true });
  });

  test.each(['booking', 'contact'])('the scenario of the %s form that watches for it tells', async (form) => {
    const report = await runScenario(shipped(`${form}/intarziere-1000-ms.json`), theater.stage);
    expect(failureWords(report).join('\n')).toContain('submitted.waiting');
  });
});
