import type { Browser } from 'playwright-core';
import { routes } from '../../src/app/routes';
import { axeViolations } from '../support/axe';
import { launchServer, type LaunchedServer } from '../../src/tools/launchServer';
import { BROWSER_TIMEOUT_MS, launchChromium } from '../support/chromium';

jest.setTimeout(BROWSER_TIMEOUT_MS);

let browser: Browser;
let server: LaunchedServer;

beforeAll(async () => {
  [browser, server] = await Promise.all([launchChromium(), launchServer()]);
});
afterAll(async () => {
  await browser.close();
  await server.stop();
});

const addresses = routes.map(({ path }) => (path === '*' ? '/nu-exista' : path));

test.each([320, 1280])(
  'at %i px no page has an accessibility violation or scrolls sideways',
  async (width) => {
    const page = await browser.newPage({ viewport: { width, height: 800 }, reducedMotion: 'reduce' });
    const found: Record<string, unknown> = {};
    for (const address of addresses) {
      await page.goto(server.url + address);
      await page.locator('body').dispatchEvent('pointerdown');
      await page.locator('#root[data-alive]').waitFor({ state: 'attached' });
      const violations = await axeViolations(page);
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      if (violations.length > 0 || sideways > 0) found[address] = { violations, sideways };
    }
    await page.close();
    expect(found).toEqual({});
  },
);

test('without JavaScript every page still shows its text and its links work', async () => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(server.url);
  await page.locator('main a[href="/cardiologie"]').first().click();
  await page.waitForURL('**/cardiologie');
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toMatch(/Cardiologie/);
  expect(await page.locator('main').innerText()).toContain('400 lei');
  await context.close();
});
