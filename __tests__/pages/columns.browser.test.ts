import type { Page } from 'playwright-core';
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
  await page.close();
});

const DOCTOR = 'main li:has(h3:has-text("Dr."))';

test.each([
  ['/', 'prices', 'main li:has(a > strong:has-text("lei"))', 4],
  ['/', 'doctors', DOCTOR, 2],
  ['/about', 'doctors', DOCTOR, 2],
  ['/about', 'approaches', 'main li:has(article)', 2],
] as const)(
  'on %s the %s have 1, 2 and more columns only where no card is left alone',
  async (path, _, card, most) => {
    const page = await site.browser.newPage();
    await page.goto(site.server.url + path, { waitUntil: 'domcontentloaded' });
    const seen: number[] = [];
    for (const width of [749, 750, 899, 900, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      seen.push(await columnsOf(page, card));
    }
    expect(seen).toEqual([1, 2, 2, most, most]);
    await page.close();
  },
);

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
