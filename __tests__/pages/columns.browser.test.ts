import type { Page } from 'playwright-core';
import { siteInChromium } from '../support/siteInChromium';

const site = siteInChromium();

/** How many cards stand in the first row of the list that holds this card. */
async function columnsOf(page: Page, card: string): Promise<number> {
  return page
    .locator(card)
    .first()
    .evaluate((item) => {
      const tops = [...(item.parentElement?.children ?? [])].map((other) =>
        Math.round(other.getBoundingClientRect().top),
      );
      return tops.filter((top) => top === tops[0]).length;
    });
}

test.each([
  ['/', 'tiles', '[aria-label="Specialitățile clinicii"] li'],
  ['/', 'prices', 'main li:has(a > strong:has-text("lei"))'],
  ['/', 'doctors', 'main li:has(h3:has-text("Dr."))'],
  ['/servicii', 'services', 'main li:has(h3):has-text("Mai multe")'],
  ['/cardiologie', 'sub-services', 'main li:has(h3:has-text("Ecocardiografie"))'],
  ['/about', 'doctors', 'main li:has(h3:has-text("Dr."))'],
  ['/about', 'approaches', 'main li:has(article)'],
  ['/contact', 'contacts', 'main li:has-text("@")'],
])('on %s the grid of %s has 1, 2 and 3 columns from 350, 750 and 900 px', async (path, _, card) => {
  const page = await site.browser.newPage();
  await page.goto(site.server.url + path, { waitUntil: 'domcontentloaded' });
  const columns: Record<number, number> = {};
  for (const width of [350, 749, 750, 899, 900, 1199, 1200, 1400]) {
    await page.setViewportSize({ width, height: 900 });
    columns[width] = await columnsOf(page, card);
  }
  expect(columns).toEqual({ 350: 1, 749: 1, 750: 2, 899: 2, 900: 3, 1199: 3, 1200: 3, 1400: 3 });
  await page.close();
});

test('the promise on the home page breaks its line from 991 px, and genetics is offset above 754 px', async () => {
  const page = await site.browser.newPage();
  await page.goto(site.server.url, { waitUntil: 'domcontentloaded' });
  const left = (element: Element) => Math.round(element.getClientRects()[0]?.left ?? NaN);
  const seen: Record<number, unknown> = {};
  for (const width of [754, 755, 990, 991]) {
    await page.setViewportSize({ width, height: 900 });
    const promise = page.locator('h1 + p');
    const genetics = page.locator('main article', { hasText: 'Genetică medicală' });
    const tiles = page.locator('[aria-label="Specialitățile clinicii"]');
    seen[width] = {
      breaks: (await promise.locator('span').evaluate(left)) === (await promise.evaluate(left)),
      isOffset: (await genetics.evaluate(left)) > (await tiles.evaluate(left)),
    };
  }
  expect(seen).toEqual({
    754: { breaks: false, isOffset: false },
    755: { breaks: false, isOffset: true },
    990: { breaks: false, isOffset: true },
    991: { breaks: true, isOffset: true },
  });
  await page.close();
});
