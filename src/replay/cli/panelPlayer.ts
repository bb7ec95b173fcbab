import { chromium, type Page } from 'playwright-core';
import { PATHS } from '../../content/paths';
import { ensureChromium } from '../../tools/chromium';
import { launchServer } from '../../tools/launchServer';
import type { QaWindow } from '../panel/openPanel';
import { hasFailed } from '../run/report';
import type { ScenarioPlayer } from '../run/runScenario';

/** Milliseconds per scenario; one that spans hours takes some seconds. */
const TIME_LIMIT = 60_000;

/** Opens the QA site's page of a form in Chromium, with the panel open. */
async function openForm(page: Page, site: string, path: string): Promise<void> {
  if (new URL(page.url(), site).pathname === path) return;
  await page.goto(new URL(path, site).href);
  const opened = page.getByRole('button', { name: 'Încarcă un scenariu' });
  const closed = page.getByRole('button', { name: 'Panou QA' });
  await opened.or(closed).waitFor();
  if (await closed.isVisible()) await closed.click();
}

/**
 * Opens a player that plays scenarios in the panel of a QA site, as a tester would, at full speed.
 * @param dist the folder of a QA build
 */
export async function openPanelPlayer(dist: string, headed = false): Promise<ScenarioPlayer> {
  const { path: executablePath, args } = await ensureChromium({ headed });
  const server = await launchServer(dist);
  const browser = await chromium
    .launch({ executablePath, args: [...args], headless: !headed })
    .catch(async (error: unknown) => {
      // A running server would keep this process alive.
      await server.stop();
      throw error;
    });
  let page: Page | undefined;
  const openPage = async (): Promise<Page> => {
    const opened = await browser.newPage({
      locale: 'ro-RO',
      reducedMotion: 'reduce',
      viewport: { width: 1280, height: 900 },
    });
    opened.setDefaultTimeout(TIME_LIMIT);
    opened.on('crash', () => {
      page = undefined;
    });
    return opened;
  };
  return {
    play: async (scenario) => {
      const began = performance.now();
      const form = (page ??= await openPage());
      await openForm(form, server.url, PATHS[scenario.machine]);
      const button = (name: string) => form.getByRole('button', { name, exact: true });
      await form.getByLabel('Fișierul scenariului').setInputFiles({
        name: 'scenario.json',
        mimeType: 'application/json',
        buffer: Buffer.from(JSON.stringify(scenario)),
      });
      await button('Repede').click();
      const over = await form.waitForFunction(() => (window as QaWindow).qaReport);
      const { steps = [], problem = 'no report' } = (await over.jsonValue()) ?? {};
      if (problem !== '') throw new Error(problem);
      await button('Încheie redarea').click();
      const { title, machine } = scenario;
      return { title, machine, passed: !steps.some(hasFailed), steps, took: performance.now() - began };
    },
    close: async () => {
      await Promise.all([browser.close(), server.stop()]);
    },
  };
}
