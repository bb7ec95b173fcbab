import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { launchServer, type LaunchedServer } from '../../src/tools/launchServer';
import { launchChromium } from './chromium';
import { hydrated } from './hydrated';

/**
 * Starts one Chromium and one server for all tests of the file, and closes what a test has opened. If one of the two
 * cannot start, the tests fail and the other is ended.
 * @param launch starts the server
 * @returns both, to be read in tests and hooks
 */
export function serverInChromium<Server extends { readonly url: string; readonly stop: () => Promise<void> }>(
  launch: () => Promise<Server>,
) {
  let browser: Browser | undefined;
  let server: Server | undefined;
  let shared: readonly BrowserContext[] = [];
  beforeAll(async () => {
    const starts = await Promise.allSettled([
      launchChromium().then((started) => (browser = started)),
      launch().then((started) => (server = started)),
    ]);
    for (const start of starts) if (start.status === 'rejected') throw start.reason;
  });
  beforeEach(() => {
    shared = browser?.contexts() ?? [];
  });
  afterEach(async () => {
    for (const context of browser?.contexts().filter((one) => !shared.includes(one)) ?? []) {
      // Answers can be on their way still.
      for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' });
      await context.close();
    }
  });
  afterAll(() => Promise.all([browser?.close(), server?.stop()]));
  const site = {
    get browser() {
      if (!browser) throw new Error('Chromium has not started.');
      return browser;
    },
    get server() {
      if (!server) throw new Error('The server has not started.');
      return server;
    },
    /** Opens a page as a new visitor, and waits until it is hydrated. */
    open: async (path: string, options?: BrowserContextOptions): Promise<Page> => {
      const page = await site.browser.newPage(options);
      await page.goto(site.server.url + path);
      await hydrated(page);
      return page;
    },
  };
  return site;
}

/**
 * Does the same as {@link serverInChromium}, with the built site.
 * @param launch starts the server; by default of the site in `dist/` with a new database
 */
export const siteInChromium = (launch: () => Promise<LaunchedServer> = launchServer) =>
  serverInChromium(launch);

/** Does the same with the one server of the run, on which no test changes anything. */
export const sharedSiteInChromium = () =>
  serverInChromium(() =>
    Promise.resolve({ url: process.env.SHARED_SITE ?? '', stop: () => Promise.resolve() }),
  );
