import type { Page } from 'playwright-core';
import { SAMPLE_PROFILE as clinic } from '../../src/content/sample/profile';
import { color } from '../../src/ui/tokens';
import { siteInChromium } from '../support/siteInChromium';

const site = siteInChromium();

async function open(address: string, width: number): Promise<Page> {
  const page = await site.browser.newPage({ viewport: { width, height: 800 }, reducedMotion: 'reduce' });
  await page.goto(site.server.url + address);
  await page.locator('#root[data-alive]').waitFor({ state: 'attached' });
  return page;
}

const rgb = (hex: string): string =>
  `rgb(${[1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16)).join(', ')})`;

const menuLink = (page: Page) => page.getByRole('navigation', { name: 'Meniu principal' }).getByText('Acasa');
const textColor = (page: Page) => menuLink(page).evaluate((link) => getComputedStyle(link).color);
/** The part of the header that sticks. */
const bar = (page: Page) => page.locator('header > div').last();
const headerBottom = (page: Page) =>
  bar(page).evaluate((element) => Math.round(element.getBoundingClientRect().bottom));
const scrollTo = async (page: Page, y: number) => {
  await page.evaluate((top) => {
    window.scrollTo(0, top);
  }, y);
  // The browser keeps in place what one reads when something above it changes.
  await page.waitForFunction((top) => Math.abs(window.scrollY - top) < 200, y);
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
};

describe('on a wide screen', () => {
  test('it sticks only after 80 px, its text then turns dark, and the page does not jump', async () => {
    const page = await open('/', 1280);
    const heightBefore = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(await textColor(page)).toBe(rgb(color.onBrand));
    await scrollTo(page, 80);
    expect(await textColor(page)).toBe(rgb(color.onBrand));
    await scrollTo(page, 81);
    await page.waitForFunction(() =>
      [...document.querySelectorAll('header > div:last-child')].some(
        (element) => getComputedStyle(element).position === 'sticky',
      ),
    );
    while ((await textColor(page)) !== rgb(color.text)) continue;
    await scrollTo(page, 1500);
    expect(await headerBottom(page)).toBeGreaterThan(40);
    expect(await menuLink(page).isVisible()).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(heightBefore);
    await page.close();
  });

  test('two buttons lead to the booking and the contact page', async () => {
    const page = await open('/about', 1280);
    const header = page.getByRole('banner');
    expect(await header.getByRole('link', { name: 'Programați-vă' }).getAttribute('href')).toBe(
      '/programare',
    );
    expect(await header.getByRole('link', { name: 'Scrieți-ne' }).getAttribute('href')).toBe('/contact');
    await page.close();
  });

  test('the submenu opens by mouse and leads to a specialty', async () => {
    const page = await open('/', 1280);
    await page.getByRole('link', { name: 'Servicii' }).first().hover();
    const link = page.getByRole('banner').getByRole('link', { name: 'Hematologie' });
    await link.click();
    await page.waitForURL('**/hematologie');
    await link.waitFor({ state: 'hidden' });
    await page.close();
  });

  test('the submenu opens by keyboard; Escape closes it and gives the focus back', async () => {
    const page = await open('/', 1280);
    const button = page.getByRole('button', { name: 'Specialitățile' });
    await button.focus();
    expect(await button.getAttribute('aria-expanded')).toBe('true');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Cardiologie');
    await page.keyboard.press('Escape');
    expect(await button.getAttribute('aria-expanded')).toBe('false');
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.close();
  });

  test.each(['Enter', 'Space'])('the submenu button closes it by %s, and opens it again', async (key) => {
    const page = await open('/', 1280);
    const link = page.getByRole('banner').getByRole('link', { name: 'Hematologie' });
    await page.getByRole('button', { name: 'Specialitățile' }).focus();
    await link.waitFor();
    await page.keyboard.press(key);
    await page.getByRole('button', { name: 'Specialitățile', expanded: false }).waitFor();
    expect(await link.isVisible()).toBe(false);
    await page.keyboard.press(key);
    await page.getByRole('button', { name: 'Specialitățile', expanded: true }).waitFor();
    expect(await link.isVisible()).toBe(true);
    await page.close();
  });

  test('the submenu button closes by a click what the pointer opened, and opens it again', async () => {
    const page = await open('/', 1280);
    const link = page.getByRole('banner').getByRole('link', { name: 'Hematologie' });
    const button = page.getByRole('button', { name: 'Specialitățile' });
    await button.hover();
    await link.waitFor();
    await button.click();
    await link.waitFor({ state: 'hidden' });
    expect(await button.getAttribute('aria-expanded')).toBe('false');
    await button.click();
    await link.waitFor();
    expect(await button.getAttribute('aria-expanded')).toBe('true');
    await page.close();
  });

  test('Escape closes the submenu that a mouse opened, too', async () => {
    const page = await open('/', 1280);
    await page.getByRole('link', { name: 'Servicii' }).first().hover();
    const link = page.getByRole('banner').getByRole('link', { name: 'Hematologie' });
    await link.waitFor();
    await page.keyboard.press('Escape');
    await link.waitFor({ state: 'hidden' });
    await page.close();
  });

  test('before its code is there the submenu opens by mouse, focus and click, too', async () => {
    const page = await site.browser.newPage({ viewport: { width: 1280, height: 800 } });
    await page.route('**/*.js', () => undefined);
    await page.goto(`${site.server.url}/about`, { waitUntil: 'commit' });
    const link = page.getByRole('banner').getByRole('link', { name: 'Hematologie' });
    const button = page.getByRole('button', { name: 'Specialitățile' });
    await page.getByRole('link', { name: 'Servicii' }).first().hover();
    await link.waitFor();
    await page.mouse.move(600, 600);
    await link.waitFor({ state: 'hidden' });
    await button.focus();
    await link.waitFor();
    await page.mouse.click(600, 600);
    await link.waitFor({ state: 'hidden' });
    await button.click();
    await page.mouse.move(600, 600);
    await link.waitFor();
    await page.close();
  });

  test('who was in the submenu before its code came is told that it is open', async () => {
    const page = await site.browser.newPage({ viewport: { width: 1280, height: 800 } });
    let letCodeArrive: (() => void) | undefined;
    const gate = new Promise<void>((resolve) => {
      letCodeArrive = resolve;
    });
    await page.route('**/*.js', async (route) => {
      await gate;
      await route.continue();
    });
    await page.goto(`${site.server.url}/about`, { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Specialitățile' }).focus();
    letCodeArrive?.();
    await page.getByRole('button', { name: 'Specialitățile', expanded: true }).waitFor();
    await page.close();
  });

  test('the submenu that one closed opens again by the button', async () => {
    const page = await open('/', 1280);
    const link = page.getByRole('banner').getByRole('link', { name: 'Hematologie' });
    await page.getByRole('button', { name: 'Specialitățile' }).focus();
    await link.waitFor();
    await page.keyboard.press('Escape');
    await link.waitFor({ state: 'hidden' });
    await page.keyboard.press('Space');
    await link.waitFor();
    await page.close();
  });

  test('the submenu opens by touch', async () => {
    const context = await site.browser.newContext({ viewport: { width: 1280, height: 800 }, hasTouch: true });
    const page = await context.newPage();
    await page.goto(`${site.server.url}/about`);
    await page.locator('#root[data-alive]').waitFor({ state: 'attached' });
    const button = page.getByRole('button', { name: 'Specialitățile' });
    await button.tap();
    await page.getByRole('button', { name: 'Specialitățile', expanded: true }).waitFor();
    await button.tap();
    await page.getByRole('button', { name: 'Specialitățile', expanded: false }).waitFor();
    await button.tap();
    await page.getByRole('banner').getByRole('link', { name: 'Reumatologie' }).tap();
    await page.waitForURL('**/reumatologie');
    await context.close();
  });
});

test('on a phone, while one books, no button to where one is goes along', async () => {
  const page = await open('/programare', 390);
  await scrollTo(page, 300);
  expect(await page.getByRole('banner').getByText('Programare', { exact: true }).count()).toBe(1);
  await page.getByRole('banner').getByRole('link', { name: clinic.name }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
  await scrollTo(page, 300);
  expect(await page.getByRole('banner').getByText('Programare', { exact: true }).count()).toBe(2);
  await page.close();
});

test('however large the text and low the window, it stays in sight and covers a fifth of the window at most', async () => {
  const page = await open('/', 1280);
  const wrong: string[] = [];
  for (const [width, height] of [
    [320, 568],
    [390, 844],
    [768, 1024],
    [844, 390],
    [1024, 768],
    [1280, 300],
    [1280, 800],
    [1440, 900],
  ] as const)
    for (const textSize of ['100%', '125%', '150%', '200%']) {
      await page.setViewportSize({ width, height });
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = size;
      }, textSize);
      await scrollTo(page, 900);
      const covered = (await headerBottom(page)) / height;
      const isWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
      if (covered < 0.05 || covered > 0.2 || isWide)
        wrong.push(`${width}x${height}, ${textSize}: ${covered}${isWide ? ', too wide' : ''}`);
    }
  expect(wrong).toEqual([]);
  await page.close();
});

test('the skip link is the first stop of the keyboard and leads to the content', async () => {
  const page = await open('/about', 1280);
  await page.evaluate(() => {
    (document.activeElement as HTMLElement | null)?.blur();
  });
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Săriți la conținut');
  await page.keyboard.press('Enter');
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('continut');
  await page.close();
});
