import type { Page } from 'playwright-core';
import { sharedSiteInChromium } from '../support/siteInChromium';
import { hydrated } from '../support/hydrated';

const site = sharedSiteInChromium();
let page: Page;
let errors: string[];
beforeEach(async () => {
  page = await site.browser.newPage({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
  errors = [];
  page.on('pageerror', ({ message }) => errors.push(message));
});
afterEach(() => {
  expect(errors).toEqual([]);
});

async function open(path: string): Promise<void> {
  await page.goto(site.server.url + path);
  await hydrated(page);
}

/** Follows a link without loading the document again. */
async function follow(path: string): Promise<void> {
  // Playwright's own click would scroll the page first.
  await page.locator(`main a[href="${path}"]`).first().dispatchEvent('click');
  await page.waitForURL(`**${path}`);
  await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
}

const scrolled = () => page.evaluate(() => window.scrollY);
const scrollTo = (y: number) => page.evaluate((top) => window.scrollTo(0, top), y);

/** Waits until the element's top edge is in the upper third of the window. */
const waitUntilReached = (id: string) =>
  page.waitForFunction((target) => {
    const { top = -1 } = document.getElementById(target)?.getBoundingClientRect() ?? {};
    return top >= 0 && top < innerHeight / 3;
  }, id);

const tableOfPrices = () => page.getByRole('link', { name: 'Toate prețurile' });

test('after a change of pages a link to a section scrolls to it, and one to the main content works, however often they are clicked; Back restores the first page’s position', async () => {
  await open('/');
  await scrollTo(700);
  await follow('/about');
  expect(await scrolled()).toBe(0);
  await page.goBack();
  await page.waitForFunction(() => window.scrollY === 700);

  await follow('/cardiologie');
  await tableOfPrices().click();
  await waitUntilReached('preturi');
  expect(new URL(page.url()).hash).toBe('#preturi');
  await page.locator('#preturi:focus').waitFor();
  await scrollTo(0);
  await tableOfPrices().click();
  await waitUntilReached('preturi');
  for (let time = 0; time < 2; time += 1) {
    await scrollTo(0);
    await page.getByRole('link', { name: 'Săriți la conținut' }).focus();
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN');
  }
});

test('on the first page loaded a link to a section scrolls to it however often it is clicked; Back restores no position of another document, and that before a section of an article', async () => {
  await open('/cardiologie');
  for (let time = 0; time < 2; time += 1) {
    await tableOfPrices().click();
    await waitUntilReached('preturi');
    await scrollTo(0);
  }
  await scrollTo(300);
  await open('/');
  await follow('/about');
  await page.goBack();
  await page.waitForURL(`${site.server.url}/`);
  await page.getByRole('navigation', { name: 'Specialitățile clinicii' }).waitFor();
  expect(await scrolled()).toBe(0);

  await follow('/hematologie');
  await follow('/diagnostic-anemii');
  const contents = page.getByRole('navigation', { name: 'Pe această pagină' });
  const last = contents.getByRole('link').last();
  await last.scrollIntoViewIfNeeded();
  const before = await scrolled();
  const id = new URL((await last.getAttribute('href')) ?? '', page.url()).hash.slice(1);
  await last.click();
  await waitUntilReached(id);
  await page.goBack();
  await page.waitForFunction((y) => Math.abs(window.scrollY - y) < 50, before);
});

test('an address below the booking page shows the not-found page once, hydrated', async () => {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  for (const path of ['/programare/nu-exista', '/programare/nu-exista/nici-aceasta']) {
    loads = 0;
    await open(path);
    await page.waitForLoadState('networkidle');
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain('Page not Found');
    expect([path, loads]).toEqual([path, 1]);
  }
  await page.locator('main a[href="/about"]').click();
  await page.getByRole('heading', { level: 1, name: 'Despre Noi' }).waitFor();
  expect(loads).toBe(1);
});
