import { chromium, type Browser } from 'playwright-core';
import { ensureChromium } from '../../tools/chromium';
import { launchServer, type LaunchedServer } from '../../tools/launchServer';
import { pageStage } from '../page/pageStage';
import type { Theater } from '../run/stage';
import { browserDriver } from './browserDriver';

export interface BrowserOptions {
  /** The folder of a built site; `dist` when left out. */
  readonly dist?: string;
  readonly headed?: boolean;
  /** Runs in every page before anything else does. */
  readonly initScript?: string;
}

/** When one cannot be started, the other is ended: it would keep this process alive. */
async function bothOrNeither(
  launchingBrowser: Promise<Browser>,
  launchingServer: Promise<LaunchedServer>,
): Promise<[Browser, LaunchedServer]> {
  try {
    return await Promise.all([launchingBrowser, launchingServer]);
  } catch (error) {
    await Promise.allSettled([
      launchingBrowser.then((browser) => browser.close()),
      launchingServer.then((server) => server.stop()),
    ]);
    throw error;
  }
}

/** A real Chromium that visits a real server; each scenario gets a page of its own. */
export async function openBrowserTheater({
  dist = 'dist',
  headed = false,
  initScript = '',
}: BrowserOptions): Promise<Theater> {
  const { path: executablePath, args } = await ensureChromium({ headed });
  const [browser, server] = await bothOrNeither(
    chromium.launch({ executablePath, args: [...args], headless: !headed }),
    launchServer(dist),
  );
  return {
    stage: async (scenario, desk, start) => {
      // Of its own, because Playwright makes every new page of a context relive the clock's whole past.
      const context = await browser.newContext({
        locale: 'ro-RO',
        reducedMotion: 'reduce',
        viewport: { width: 1280, height: 900 },
      });
      await context.addInitScript(initScript);
      const driver = await browserDriver(context, server.url, scenario, desk, start);
      return pageStage(scenario, desk, driver);
    },
    close: async () => {
      await Promise.all([browser.close(), server.stop()]);
    },
  };
}
