import type { BrowserContext, Page } from 'playwright-core';
import { serverInChromium } from '../../../support/siteInChromium';
import { openAuthPage } from './authPage';
import { AuthScreenUser } from './authScreenUser';
import { waitForEmulator } from './emulatorInbox';
import { googleFrame, hurry } from './googleFrame';

/** The open screen and its user, to be read in tests and hooks only. */
interface AuthInChromium {
  readonly url: string;
  /** A page on which the screen is open. */
  readonly page: Page;
  readonly user: AuthScreenUser;
}

/**
 * Starts one Chromium for all tests of the file. Each test begins with a new visitor.
 * @param emulator host:port of the provider's emulator
 */
export function authInChromium(emulator: string): AuthInChromium {
  let context: BrowserContext;
  let page: Page;
  let visitors = 0;

  jest.setTimeout(240_000);
  const site = serverInChromium(() => openAuthPage(emulator));
  beforeAll(async () => {
    await waitForEmulator();
    context = await site.browser.newContext({ reducedMotion: 'reduce' });
    await context.addInitScript(hurry);
    await context.route('https://apis.google.com/**', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: googleFrame }),
    );
  });
  beforeEach(async () => {
    visitors += 1;
    // Deletes all data except the HTTP cache.
    await context.setStorageState({ cookies: [], origins: [] });
    page = await context.newPage();
    await page.goto(site.server.url);
  });
  afterEach(() => page.close());

  return {
    get url() {
      return site.server.url;
    },
    get page() {
      return page;
    },
    get user() {
      return new AuthScreenUser(page, visitors);
    },
  };
}
