import type { BrowserContext, Page } from 'playwright-core';
import { routes } from '../../src/app/routes';
import { axeViolations } from '../support/axe';
import { complaintsOf } from '../support/complaints';
import { overflows } from '../support/overflows';
import { sharedSiteInChromium } from '../support/siteInChromium';
import { templateOf } from '../support/templateOf';
import { hydrated } from '../support/hydrated';

const site = sharedSiteInChromium();

const addresses = routes.map(({ path }) => (path === '*' ? '/nu-exista' : path));
/** Pages of one template differ only in their words. */
const isFirst = (address: string): boolean =>
  addresses.findIndex((other) => templateOf(other) === templateOf(address)) === addresses.indexOf(address);

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

test.each(addresses.filter(isFirst))(
  '%s is hydrated as the server sent it, with no errors, accessibility violations or sideways scrolling, even with double text size',
  async (address) => {
    const page = await context.newPage();
    const complaints = complaintsOf(page, site.server.url);
    const answer = await page.goto(site.server.url + address);
    await hydrated(page);
    const [served, shown] = await markups(page, (await answer?.text()) ?? '');
    const found = [];
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      found.push({ width, violations: await axeViolations(page), sideways: await overflows(page) });
    }
    await page.close();
    expect(shown).toBe(served);
    const nothing = { violations: [], sideways: [0, 0] };
    expect(found).toEqual([
      { width: 320, ...nothing },
      { width: 1280, ...nothing },
    ]);
    // The browser itself reports the status 404.
    const isMissing = address === '/nu-exista';
    const expected = isMissing ? [expect.stringContaining('/nu-exista: Failed to load resource')] : [];
    expect(complaints).toEqual(expected);
  },
);

test('the words of no page need sideways scrolling at 320 px, even with double text size', async () => {
  const viewport = { width: 320, height: 800 };
  const page = await site.browser.newPage({ javaScriptEnabled: false, viewport });
  const found = [];
  for (const address of addresses) {
    await page.goto(site.server.url + address);
    found.push([address, ...(await overflows(page))]);
  }
  expect(found).toEqual(addresses.map((address) => [address, 0, 0]));
});

test('without JavaScript every page still shows its text and its links work', async () => {
  const page = await site.browser.newPage({ javaScriptEnabled: false });
  await page.goto(site.server.url);
  await page.getByRole('main').getByRole('link', { name: 'Cardiologie Consultații' }).click();
  await page.waitForURL('**/cardiologie');
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toMatch(/Cardiologie/);
  expect(await page.locator('main').innerText()).toContain('400 lei');
});
