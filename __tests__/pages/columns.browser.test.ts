import type { Locator, Page } from 'playwright-core';
import { siteInChromium } from '../support/siteInChromium';

const site = siteInChromium();

/** Selectors of a card of each grid, by page. */
const GRIDS: readonly [path: string, cards: Readonly<Record<string, string>>][] = [
  ['/', { tiles: '[aria-label="Specialitățile clinicii"] li' }],
  ['/servicii', { services: 'main li:has(h3):has-text("Mai multe")' }],
  ['/cardiologie', { subServices: 'main li:has(h3:has-text("Ecocardiografie"))' }],
  ['/contact', { contacts: 'main li:has-text("@")' }],
];
const COLUMNS = { 350: 1, 749: 1, 750: 2, 899: 2, 900: 3, 1199: 3, 1200: 3, 1400: 3 };

/** Returns the number of cards in the first row of the list that contains this card. */
const columnsOf = (page: Page, card: string): Promise<number> =>
  page
    .locator(card)
    .first()
    .evaluate((item) => {
      const tops = [...(item.parentElement?.children ?? [])].map((other) =>
        Math.round(other.getBoundingClientRect().top),
      );
      return tops.filter((top) => top === tops[0]).length;
    });

test.each(GRIDS)('the grids of %s have 1, 2 and 3 columns from 350, 750 and 900 px', async (path, cards) => {
  const page = await site.browser.newPage();
  await page.goto(site.server.url + path, { waitUntil: 'domcontentloaded' });
  const seen: Record<string, Record<string, number>> = {};
  for (const width of Object.keys(COLUMNS)) {
    await page.setViewportSize({ width: Number(width), height: 900 });
    for (const [name, card] of Object.entries(cards))
      seen[name] = { ...seen[name], [width]: await columnsOf(page, card) };
  }
  expect(seen).toEqual(Object.fromEntries(Object.keys(cards).map((name) => [name, COLUMNS])));
});

const DOCTOR = 'main li:has(h3:has-text("Dr."))';

test.each([
  [2, '/', 'doctors', DOCTOR],
  [2, '/about', 'doctors', DOCTOR],
  [2, '/about', 'approaches', 'main li:has(article)'],
] as const)('from 900 px there are %i columns on %s for the %s', async (most, path, _, card) => {
  const page = await site.browser.newPage();
  await page.goto(site.server.url + path, { waitUntil: 'domcontentloaded' });
  const seen: number[] = [];
  for (const width of [749, 750, 899, 900, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    seen.push(await columnsOf(page, card));
  }
  expect(seen).toEqual([1, 2, 2, most, most]);
});

/** Returns at each width whether one element of the home page begins as far left as another. */
async function alignedAt(widths: readonly number[], one: (page: Page) => Locator, other: typeof one) {
  const page = await site.browser.newPage();
  await page.goto(site.server.url, { waitUntil: 'domcontentloaded' });
  const left = (element: Element) => Math.round(element.getClientRects()[0]?.left ?? NaN);
  const seen: Record<number, boolean> = {};
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    seen[width] = (await one(page).evaluate(left)) === (await other(page).evaluate(left));
  }
  return seen;
}

test('the promise on the home page breaks its line from 991 px', async () => {
  const promise = (page: Page) => page.locator('h1 + p');
  const secondHalf = (page: Page) => promise(page).locator('span');
  expect(await alignedAt([990, 991], promise, secondHalf)).toEqual({ 990: false, 991: true });
});

test('the card of genetics is offset from its row above 754 px', async () => {
  const genetics = (page: Page) => page.locator('main article', { hasText: 'Genetică medicală' });
  const tiles = (page: Page) => page.locator('[aria-label="Specialitățile clinicii"]');
  expect(await alignedAt([754, 755], genetics, tiles)).toEqual({ 754: true, 755: false });
});
