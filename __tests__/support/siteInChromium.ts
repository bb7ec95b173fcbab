import type { Browser } from 'playwright-core';
import { launchServer, type LaunchedServer } from '../../src/tools/launchServer';
import { launchChromium } from './chromium';

/**
 * Starts one Chromium and one server for all tests of the file. If one of the two cannot start, the tests fail and the
 * other is ended.
 * @param launch starts the server
 * @returns both, to be read in tests and hooks
 */
export function serverInChromium<Server extends { readonly stop: () => Promise<void> }>(
  launch: () => Promise<Server>,
) {
  let browser: Browser | undefined;
  let server: Server | undefined;
  beforeAll(async () => {
    const starts = await Promise.allSettled([
      launchChromium().then((started) => (browser = started)),
      launch().then((started) => (server = started)),
    ]);
    for (const start of starts) if (start.status === 'rejected') throw start.reason;
  });
  afterAll(() => Promise.all([browser?.close(), server?.stop()]));
  return {
    get browser() {
      if (!browser) throw new Error('Chromium has not started.');
      return browser;
    },
    get server() {
      if (!server) throw new Error('The server has not started.');
      return server;
    },
  };
}

/**
 * Does the same as {@link serverInChromium}, with the built site.
 * @param launch starts the server; by default of the site in `dist/` with a new database
 */
export const siteInChromium = (launch: () => Promise<LaunchedServer> = launchServer) =>
  serverInChromium(launch);
