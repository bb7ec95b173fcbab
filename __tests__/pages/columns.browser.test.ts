import type { Locator, Page } from 'playwright-core';
import { siteInChromium } from '../support/siteInChromium';

const site = siteInChromium();

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

const UP_TO_3 = { 350: 1, 749: 1, 750: 2, 899: 2, 900: 3, 1199: 3, 1200: 3, 1400: 3 };
const UP_TO_2 = { 749: 1, 750: 2, 899: 2, 900: 2, 1280: 2 };
const DOCTOR = 'main li:has(h3:has-text("Dr."))';

let page: Page;
beforeAll(async () => {
  page = await site.browser.newPage({ javaScriptEnabled: false });
});

test.each<[path: string, cards: Readonly<Record<string, Readonly<Record<number, number>>>>]>([
  ['/servicii', { 'main li:has(h3):has-text("Mai multe")': UP_TO_3 }],
  ['/cardiologie', { 'main li:has(h3:has-text("Ecocardiografie"))': UP_TO_3 }],
  ['/contact', { 'main li:has-text("@")': UP_TO_3 }],
  ['/about', { [DOCTOR]: UP_TO_2, 'main li:has(article)': UP_TO_2 }],
  ['/', { [DOCTOR]: UP_TO_2, '[aria-label="Specialitățile clinicii"] li': UP_TO_3 }],
])(
  'the grids of %s have 1, 2 and, where their cards are small, 3 columns from 350, 750 and 900 px',
  async (path, grids) => {
    await page.goto(site.server.url + path);
    const seen: Record<string, Record<number, number>> = {};
    for (const [card, columns] of Object.entries(grids))
      for (const width of Object.keys(columns).map(Number)) {
        await page.setViewportSize({ width, height: 900 });
        seen[card] = { ...seen[card], [width]: await columnsOf(page, card) };
      }
    expect(seen).toEqual(grids);
  },
);

/** Returns at each width whether one element of the home page begins as far left as another. */
async function alignedAt(widths: readonly number[], one: Locator, other: Locator) {
  const left = (element: Element) => Math.round(element.getClientRects()[0]?.left ?? NaN);
  const seen: Record<number, boolean> = {};
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    seen[width] = (await one.evaluate(left)) === (await other.evaluate(left));
  }
  return seen;
}

test('on the home page the promise breaks its line from 991 px, and the card of genetics is offset from its row above 754 px', async () => {
  const promise = page.locator('h1 + p');
  expect(await alignedAt([990, 991], promise, promise.locator('span'))).toEqual({ 990: false, 991: true });
  const genetics = page.locator('main article', { hasText: 'Genetică medicală' });
  const tiles = page.locator('[aria-label="Specialitățile clinicii"]');
  expect(await alignedAt([754, 755], genetics, tiles)).toEqual({ 754: true, 755: false });
});
