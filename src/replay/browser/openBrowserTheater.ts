import { setTimeout as sleep } from 'node:timers/promises';
import { chromium, type Browser, type Page } from 'playwright-core';
import { ensureChromium } from '../../tools/chromium';
import { launchServer } from '../../tools/launchServer';
import { CALL_PATHS } from '../scenario/answers';
import { noteMessages } from '../page/readPage';
import { pageStage } from '../page/pageStage';
import type { Theater } from '../run/stage';
import { answerInPage, type DeskInPage } from './answerInPage';
import { browserDriver } from './browserDriver';
import { watchCalls } from './watchCalls';

export interface BrowserOptions {
  /** The folder of a built site; `dist` when left out. */
  readonly dist?: string;
  readonly headed?: boolean;
  /** Runs in every page before anything else does. */
  readonly initScript?: string;
}

const HOUR_MS = 3_600_000;
/** Real ms after which a page that cannot be left is stuck. */
const LEAVE_PATIENCE_MS = 1000;

/** A blank page with a clock that stands, and with the eyes of the runner. */
async function openPage(browser: Browser, initScript: string): Promise<{ page: Page; inPage: DeskInPage }> {
  const context = await browser.newContext({
    locale: 'ro-RO',
    reducedMotion: 'reduce',
    viewport: { width: 1280, height: 900 },
  });
  const inPage = await answerInPage(context);
  await context.addInitScript(initScript);
  // The compiler that runs this file names functions by a helper, which the page does not have.
  await context.addInitScript('globalThis.__name = (named) => named');
  await context.addInitScript(noteMessages);
  await context.addInitScript(watchCalls, Object.values(CALL_PATHS));
  const page = await context.newPage();
  // Before any scenario, because an installed clock goes on by itself until it is paused.
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(HOUR_MS);
  return { page, inPage };
}

/** Makes it as new. At another site's page, Chromium would give it another process. */
async function leave(page: Page, site: string): Promise<void> {
  await page.evaluate(() => {
    sessionStorage.clear();
    localStorage.clear();
  });
  await page.goto(new URL('/robots.txt', site).href);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  const session = await page.context().newCDPSession(page);
  await session.send('Page.resetNavigationHistory');
  await session.detach();
}

/**
 * A real Chromium that visits a real server. Scenarios are played one after the other in the same page, because a
 * page's process is what costs most; a page that is stuck is replaced.
 */
export async function openBrowserTheater({
  dist = 'dist',
  headed = false,
  initScript = '',
}: BrowserOptions): Promise<Theater> {
  const { path: executablePath, args } = await ensureChromium({ headed });
  const server = await launchServer(dist);
  const browser = await chromium
    .launch({ executablePath, args: [...args], headless: !headed })
    .catch(async (error: unknown) => {
      // It would keep this process alive.
      await server.stop();
      throw error;
    });
  const free: { page: Page; inPage: DeskInPage }[] = [];
  return {
    stage: async (scenario, desk, start) => {
      const opened = free.pop() ?? (await openPage(browser, initScript));
      const { page, inPage } = opened;
      const close = async () => {
        const isLeft = leave(page, server.url).then(
          () => true,
          () => false,
        );
        if (await Promise.race([isLeft, sleep(LEAVE_PATIENCE_MS, false)])) free.push(opened);
        else await page.context().close();
      };
      return pageStage(scenario, desk, browserDriver(page, inPage, server.url, scenario, desk, start, close));
    },
    close: async () => {
      await Promise.all([browser.close(), server.stop()]);
    },
  };
}
