import type { BrowserContext, Page } from 'playwright-core';
import { routes } from '../../src/app/routes';
import { axeViolations } from '../support/axe';
import { complaintsOf } from '../support/complaints';
import { overflows } from '../support/overflows';
import { siteInChromium } from '../support/siteInChromium';
import { templateOf } from '../support/templateOf';
import { hydrated } from '../support/hydrated';

const site = siteInChromium();

const visits = routes.map(({ path }, index) => ({
  address: path === '*' ? '/nu-exista' : path,
  isMissing: path === '*',
  isFirstOfTemplate: routes.findIndex((route) => templateOf(route.path) === templateOf(path)) === index,
}));

// Shares one browser context, whose cache saves each page its scripts.
let context: BrowserContext;
beforeAll(async () => {
  const viewport = { width: 320, height: 800 };
  context = await site.browser.newContext({ reducedMotion: 'reduce', viewport });
});
afterAll(() => context.close());

/** Returns the markup of React's root in the server's document and in the page. */
const markups = (page: Page, html: string) =>
  page.evaluate((text) => {
    const served = new DOMParser().parseFromString(text, 'text/html');
    return [served, document].map((one) =>
      one.querySelector('#root')?.innerHTML.replaceAll(/<!--.*?-->/gs, ''),
    );
  }, html);

test.each(visits)(
  '$address is hydrated as the server sent it, with no errors, accessibility violations or sideways scrolling, even with double text size',
  async ({ address, isFirstOfTemplate, isMissing }) => {
    const page = await context.newPage();
    const complaints = complaintsOf(page, site.server.url);
    const found: Record<string, unknown> = {};
    const answer = await page.goto(site.server.url + address);
    await hydrated(page);
    const [served, shown] = await markups(page, (await answer?.text()) ?? '');
    // Pages of one template differ only in their words, which are the same on a desktop.
    for (const width of isFirstOfTemplate ? [320, 1280] : [320]) {
      await page.setViewportSize({ width, height: 800 });
      const violations = await axeViolations(page);
      const sideways = await overflows(page);
      if (violations.length > 0 || Math.max(...sideways) > 0) found[`${width} px`] = { violations, sideways };
    }
    await page.close();
    expect(shown).toBe(served);
    expect(found).toEqual({});
    // The browser itself reports the status 404.
    const expected = isMissing ? [expect.stringContaining('/nu-exista: Failed to load resource')] : [];
    expect(complaints).toEqual(expected);
  },
);

test('without JavaScript every page still shows its text and its links work', async () => {
  const page = await site.browser.newPage({ javaScriptEnabled: false });
  await page.goto(site.server.url);
  await page.getByRole('main').getByRole('link', { name: 'Cardiologie Consultații' }).click();
  await page.waitForURL('**/cardiologie');
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toMatch(/Cardiologie/);
  expect(await page.locator('main').innerText()).toContain('400 lei');
});
