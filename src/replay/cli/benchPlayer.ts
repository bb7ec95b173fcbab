import { chromium, type Page } from 'playwright-core';
import { BENCH_PATH } from '../../content/paths';
import { ensureChromium, FAILURES } from '../../tools/chromium';
import { launchServer } from '../../tools/launchServer';
import type { QaWindow } from '../bench/bench';
import { hasFailed, type ScenarioReport } from '../run/report';
import { fileName } from '../scenario/printScenario';
import type { Scenario } from '../scenario/scenario';
import type { ScenarioPlayer } from '../run/runScenario';

/** Milliseconds per scenario; one that spans hours takes some seconds. A failed one is played twice. */
const TIMEOUT_MS = 45_000;

/** Plays a scenario on the bench, at full speed. */
async function playIn(page: Page, scenario: Scenario): Promise<ScenarioReport> {
  const began = performance.now();
  // Unlike `evaluate`, this has the context's time limit.
  const played = await page.waitForFunction(
    (given) => (window as unknown as QaWindow).qaPlay(given),
    scenario,
  );
  const { steps, problem } = await played.jsonValue();
  if (problem !== '') throw new Error(problem);
  return { scenario, passed: !steps.some(hasFailed), steps, took: performance.now() - began };
}

/**
 * Opens a player that plays scenarios on the bench of a QA site, as a tester would. One that fails leaves a picture of
 * the page and a trace.
 * @param dist the folder of a QA build
 */
export async function openBenchPlayer(dist: string, headed = false): Promise<ScenarioPlayer> {
  const { path: executablePath, args } = await ensureChromium({ headed });
  const server = await launchServer(dist);
  const browser = await chromium
    .launch({ executablePath, args: [...args], headless: !headed })
    .catch(async (error: unknown) => {
      // A running server would keep this process alive.
      await server.stop();
      throw error;
    });
  const context = await browser.newContext({
    locale: 'ro-RO',
    reducedMotion: 'reduce',
    viewport: { width: 1280, height: 900 },
  });
  context.setDefaultTimeout(TIMEOUT_MS);
  let page: Page | undefined;
  const openPage = async (): Promise<Page> => {
    const opened = await context.newPage();
    await opened.goto(server.url + BENCH_PATH);
    await opened.getByLabel('Lățimea sitului').selectOption('1280');
    opened.on('crash', () => {
      page = undefined;
    });
    return opened;
  };
  const play = async (scenario: Scenario): Promise<ScenarioReport> => {
    page ??= await openPage();
    return playIn(page, scenario);
  };
  /** Plays it again for the trace, because tracing makes every run a third longer. */
  const keepFailure = async (scenario: Scenario): Promise<void> => {
    const file = `${FAILURES}/${scenario.machine}-${fileName(scenario.title)}`;
    const pictured = page?.screenshot({ path: `${file}.png`, fullPage: true }).catch(() => undefined);
    // A crashed page has no picture.
    if (await pictured) console.error(`Pagina când a picat: ${file}.png`);
    await context.tracing.start({ screenshots: true, snapshots: true });
    await play(scenario).catch(() => undefined);
    await context.tracing.stop({ path: `${file}.zip` });
    console.error(`Ce a dus acolo, redat din nou: npx playwright-core show-trace --port 0 ${file}.zip`);
  };
  return {
    play: async (scenario) => {
      let report: ScenarioReport | undefined;
      try {
        report = await play(scenario);
        return report;
      } finally {
        if (report?.passed !== true) await keepFailure(scenario).catch(console.error);
      }
    },
    close: async () => {
      await Promise.all([browser.close(), server.stop()]);
    },
  };
}
