import type { Locator, Page } from 'playwright-core';
import { edges, SCREENS } from '../support/screens';
import { sharedSiteInChromium } from '../support/siteInChromium';

const site = sharedSiteInChromium();

/** One page for all documents: their looks need no scripts. */
let page: Page;
beforeAll(async () => {
  page = await site.browser.newPage({ javaScriptEnabled: false });
});

async function open(address: string, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.goto(site.server.url + address);
}

/** Returns the lower edge of a text, in px from the top of the window. */
const bottomOf = async (words: string | RegExp): Promise<number> =>
  (await edges(page.getByText(words).first())).bottom;

test.each(SCREENS)('on %s a person with chest pain can press 112 without scrolling', async (_, screen) => {
  const { width, height } = screen.viewport;
  for (const path of ['/cardiologie', '/programare']) {
    await open(path, width, height);
    const call = page.getByRole('link', { name: '112' }).first();
    expect(await call.getAttribute('href')).toBe('tel:112');
    expect((await edges(call)).bottom).toBeLessThanOrEqual(height);
  }
});

test('on a desktop, the first screen of the home page shows free times and prices', async () => {
  await open('/', 1280, 800);
  expect(await bottomOf('Primele ore libere')).toBeLessThan(800);
  expect(await bottomOf(/\d\slei/)).toBeLessThan(800);
});

test('on a phone, the first screen shows the first free time and the way to the calendar', async () => {
  await open('/', 390, 844);
  const first = page.getByRole('navigation', { name: 'Primele ore libere' }).getByRole('link').first();
  expect((await edges(first)).bottom).toBeLessThan(844);
  await open('/cardiologie', 390, 844);
  expect(await bottomOf('Vedeți orele libere')).toBeLessThan(844);
});

test('on a phone, a consultation’s price has a link with a text label, and one line above names the telephone for the others', async () => {
  await open('/cardiologie', 390, 844);
  const prices = page.getByRole('table').first();
  expect(await prices.getByText('Programați', { exact: true }).first().isVisible()).toBe(true);
  const others = page.getByText('Online se programează consultațiile. Celelalte se cer la');
  expect(await others.getByRole('link', { name: '0264 000 000' }).count()).toBe(1);
  expect(await prices.getByRole('link', { name: '0264 000 000' }).count()).toBe(0);
});

test('on a phone, every link of the footer is as high as a thumb, 44 px', async () => {
  await open('/contact', 390, 844);
  const links = await page.getByRole('contentinfo').getByRole('link').all();
  const heights = await Promise.all(links.map(async (link) => (await link.boundingBox())?.height ?? 0));
  expect(links.length).toBeGreaterThan(5);
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
});

test('below 576 px, table cells are stacked, each as wide as the page', async () => {
  await open('/artrite', 575, 844);
  const row = page.getByRole('table').first().locator('tbody tr').first();
  const places = async () =>
    row.locator('th, td').evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().left));
  expect(new Set(await places()).size).toBe(1);
  expect(await row.evaluate((element) => element.clientWidth)).toBeGreaterThan(450);
  await page.setViewportSize({ width: 576, height: 844 });
  expect(new Set(await places()).size).toBe(3);
});

/** Returns the number of cards in the first row of the list that contains this card. */
const columnsOf = (card: string): Promise<number> =>
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
        seen[card] = { ...seen[card], [width]: await columnsOf(card) };
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

test('the pages look the same in dark mode, even in browsers that darken light pages', async () => {
  const devTools = await page.context().newCDPSession(page);
  const look = () =>
    page.evaluate(() =>
      ['html', 'body', 'header', 'footer', 'select', 'input', 'button'].map((selector) => {
        const element = document.querySelector(selector);
        const style = element && getComputedStyle(element);
        return [selector, style?.colorScheme, style?.color, style?.backgroundColor, style?.borderColor];
      }),
    );
  const picture = () => page.screenshot({ animations: 'disabled', caret: 'hide' });
  const show = async (colorScheme: 'light' | 'dark') => {
    await page.emulateMedia({ colorScheme });
    await devTools.send('Emulation.setAutoDarkModeOverride', { enabled: colorScheme === 'dark' });
  };
  for (const address of ['/', '/cardiologie', '/contact']) {
    await open(address, 800, 600);
    await show('light');
    const [light, shown] = [await look(), await picture()];
    await show('dark');
    expect([address, await look()]).toEqual([address, light]);
    expect([address, (await picture()).equals(shown)]).toEqual([address, true]);
  }
});

test('on paper, the answers that are closed on the screen stand in full', async () => {
  await open('/ecocardiografie', 800, 600);
  await page.emulateMedia({ media: 'print' });
  const seen = await page
    .locator('details:not([open]) p')
    .evaluateAll((answers) => answers.map((answer) => answer.checkVisibility()));
  expect(new Set(seen)).toEqual(new Set([true]));
});

test('on paper, every word of the footer is dark', async () => {
  await open('/', 800, 600);
  await page.emulateMedia({ media: 'print' });
  const colors = await page
    .locator('footer :is(h2, dt, dd, p, a, address)')
    .evaluateAll((elements) => [...new Set(elements.map((element) => getComputedStyle(element).color))]);
  expect(colors).not.toEqual([]);
  for (const parts of colors.map((color) => color.match(/\d+/g)))
    expect(Math.max(...(parts ?? []).map(Number))).toBeLessThan(64);
});

test('with forced colours, tiles and cards keep their borders', async () => {
  await page.emulateMedia({ media: null, forcedColors: 'active' });
  const edgeless: unknown[] = [];
  for (const [address, ...edged] of [
    ['/', 'nav[aria-label="Specialitățile clinicii"] a', 'nav[aria-label="Primele ore libere"]', 'footer'],
    ['/about', 'article'],
    ['/cardiologie', 'aside > div', 'div:has(> div > h3 a[href="tel:112"])'],
  ] as const) {
    await open(address, 800, 600);
    for (const selector of edged) {
      const look = await page
        .locator(selector)
        .first()
        .evaluate((element) => {
          const { backgroundColor, borderTopColor, borderTopWidth } = getComputedStyle(element);
          return { backgroundColor, borderTopColor, borderTopWidth };
        });
      if (look.borderTopWidth === '0px' || look.borderTopColor === look.backgroundColor)
        edgeless.push([address, selector, look]);
    }
  }
  expect(edgeless).toEqual([]);
});

test('with forced colours, the chosen time has the system’s highlight colour', async () => {
  const booking = await site.browser.newPage({ forcedColors: 'active', reducedMotion: 'reduce' });
  await booking.goto(site.server.url);
  await booking.getByRole('navigation', { name: 'Primele ore libere' }).getByRole('link').first().click();
  const chosen = booking.locator('[data-state="selected"]');
  await chosen.waitFor();
  const highlight = await booking.evaluate(() => {
    const sample = document.body.appendChild(document.createElement('span'));
    sample.style.cssText = 'forced-color-adjust: none; background: Highlight';
    return getComputedStyle(sample).backgroundColor;
  });
  expect(await chosen.evaluate((slot) => getComputedStyle(slot).backgroundColor)).toBe(highlight);
});
