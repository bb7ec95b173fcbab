import type { Page } from 'playwright-core';
import { siteInChromium } from '../support/siteInChromium';

const site = siteInChromium();

/** The served document is what is seen first. */
async function open(address: string, width: number, height: number): Promise<Page> {
  const page = await site.browser.newPage({ viewport: { width, height }, javaScriptEnabled: false });
  await page.goto(site.server.url + address);
  return page;
}

/** Returns the lower edge of a text, in px from the top of the window. */
const bottomOf = async (page: Page, words: string | RegExp): Promise<number> => {
  const box = await page.getByText(words).first().boundingBox();
  return box === null ? Number.POSITIVE_INFINITY : box.y + box.height;
};

test('on a desktop, the first screen of the home page shows free times and prices', async () => {
  const page = await open('/', 1280, 800);
  expect(await bottomOf(page, 'Primele ore libere')).toBeLessThan(800);
  expect(await bottomOf(page, /\d\slei/)).toBeLessThan(800);
});

test('on a phone, the first screen shows the first free time and the way to the calendar', async () => {
  const page = await open('/', 390, 844);
  const [first] = await page.getByRole('navigation', { name: 'Primele ore libere' }).getByRole('link').all();
  const box = await first?.boundingBox();
  expect(box && box.y + box.height).toBeLessThan(844);
  await page.goto(`${site.server.url}/cardiologie`);
  expect(await bottomOf(page, 'Vedeți orele libere')).toBeLessThan(844);
});

test('on a phone, a consultation’s price has a link with a text label, and one line above names the telephone for the others', async () => {
  const page = await open('/cardiologie', 390, 844);
  const prices = page.getByRole('table').first();
  expect(await prices.getByText('Programați', { exact: true }).first().isVisible()).toBe(true);
  const others = page.getByText('Online se programează consultațiile. Celelalte se cer la');
  expect(await others.getByRole('link', { name: '0264 000 000' }).count()).toBe(1);
  expect(await prices.getByRole('link', { name: '0264 000 000' }).count()).toBe(0);
});

test('on a phone, every link of the footer is as high as a thumb, 44 px', async () => {
  const page = await open('/contact', 390, 844);
  const links = await page.getByRole('contentinfo').getByRole('link').all();
  const heights = await Promise.all(links.map(async (link) => (await link.boundingBox())?.height ?? 0));
  expect(links.length).toBeGreaterThan(5);
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
});

test('below 576 px, table cells are stacked, each as wide as the page', async () => {
  const page = await open('/artrite', 575, 844);
  const row = page.getByRole('table').first().locator('tbody tr').first();
  const places = async () =>
    row.locator('th, td').evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().left));
  expect(new Set(await places()).size).toBe(1);
  expect(await row.evaluate((element) => element.clientWidth)).toBeGreaterThan(450);
  await page.setViewportSize({ width: 576, height: 844 });
  expect(new Set(await places()).size).toBe(3);
});
