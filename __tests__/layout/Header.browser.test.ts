import type { Page } from 'playwright-core';
import { SAMPLE_PROFILE as clinic } from '../../src/content/sample/profile';
import { color } from '../../src/ui/tokens';
import { sharedSiteInChromium } from '../support/siteInChromium';
import { hydrated } from '../support/hydrated';

const site = sharedSiteInChromium();

const open = (address: string, width: number): Promise<Page> =>
  site.open(address, { viewport: { width, height: 800 }, reducedMotion: 'reduce' });

const rgb = (hex: string): string =>
  `rgb(${[1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16)).join(', ')})`;

const menuLink = (page: Page) => page.getByRole('navigation', { name: 'Meniu principal' }).getByText('Acasa');
const textColor = (page: Page) => menuLink(page).evaluate((link) => getComputedStyle(link).color);
/** The sticky part of the header. */
const bar = (page: Page) => page.locator('header > div').last();
const headerBottom = (page: Page) =>
  bar(page).evaluate((element) => Math.round(element.getBoundingClientRect().bottom));
/** Scrolls and waits until the header is sticky, or not, accordingly. */
const scrollTo = async (page: Page, y: number) => {
  await page.evaluate((top) => {
    window.scrollTo(0, top);
  }, y);
  await page.waitForFunction((top) => {
    const [bar] = document.querySelectorAll('header > div:last-child');
    const isStuck = bar !== undefined && getComputedStyle(bar).position === 'sticky';
    // The browser keeps the visible text in place when content above it changes.
    return Math.abs(window.scrollY - top) < 200 && isStuck === window.scrollY > 80;
  }, y);
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
};

describe('on a wide screen', () => {
  const button = (page: Page) => page.locator('summary[aria-label="Specialitățile"]');
  const link = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Hematologie' });
  const isHidden = { state: 'hidden' } as const;

  /** The home page for all of these tests; each leaves it scrolled as it likes, with a closed submenu. */
  let page: Page;
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  beforeAll(async () => {
    page = await open('/', 1280);
  });
  beforeEach(() => page.mouse.move(5, 600));

  test('the skip link is the first tab stop and leads to the content', async () => {
    await page.evaluate(() => {
      (document.activeElement as HTMLElement | null)?.blur();
    });
    await page.keyboard.press('Tab');
    expect(await focused()).toBe('Săriți la conținut');
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('continut');
  });

  test('the header sticks only after 80 px, with dark text and without a layout shift', async () => {
    const heightBefore = await page.evaluate(() => document.documentElement.scrollHeight);
    await scrollTo(page, 80);
    expect(await textColor(page)).toBe(rgb(color.onBrand));
    await scrollTo(page, 81);
    while ((await textColor(page)) !== rgb(color.text)) continue;
    await scrollTo(page, 1500);
    expect(await headerBottom(page)).toBeGreaterThan(40);
    expect(await menuLink(page).isVisible()).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(heightBefore);
  });

  test('the stuck header takes the focus by Tab without scrolling the page', async () => {
    await page.getByRole('navigation', { name: 'Meniu principal' }).getByText('Contact').focus();
    for (const key of ['Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) await page.keyboard.press(key);
    expect(await page.evaluate(() => window.scrollY)).toBe(1500);
  });

  test('the submenu stays open for a mouse that presses its arrow, and closes when the pointer leaves', async () => {
    await button(page).hover();
    await link(page).waitFor();
    await button(page).click();
    await button(page).click();
    expect(await link(page).isVisible()).toBe(true);
    // Beside the text, where nothing can be pressed.
    await page.mouse.click(5, 600);
    await link(page).waitFor(isHidden);
    await button(page).hover();
    await link(page).waitFor();
    await page.mouse.move(5, 600);
    await link(page).waitFor(isHidden);
  });

  test('the submenu opens for a mouse that comes from an element that a page change removed, and closes by Escape', async () => {
    // Chromium then reports the parent of the removed element, and sends no pointerout.
    await button(page).evaluate((toggle) => {
      const relatedTarget = document.querySelector('main');
      const arrival = { bubbles: true, pointerType: 'mouse', relatedTarget };
      toggle.dispatchEvent(new PointerEvent('pointerover', arrival));
    });
    await link(page).waitFor();
    await page.keyboard.press('Escape');
    await link(page).waitFor(isHidden);
  });

  test.each(['Enter', 'Space'])(
    'the submenu opens and closes by %s, and closes by Escape or when the focus leaves',
    async (key) => {
      await button(page).focus();
      await page.keyboard.press(key);
      await link(page).waitFor();
      await page.keyboard.press(key);
      await link(page).waitFor(isHidden);
      await page.keyboard.press(key);
      await page.keyboard.press('Tab');
      expect(await focused()).toBe('Cardiologie');
      await page.keyboard.press('Escape');
      await link(page).waitFor(isHidden);
      expect(await button(page).evaluate((element) => element.matches(':focus'))).toBe(true);
      await page.keyboard.press(key);
      for (let tab = 0; tab < 4; tab += 1) await page.keyboard.press('Tab');
      expect(await focused()).toBe('Despre Noi');
      await link(page).waitFor(isHidden);
    },
  );

  test('the submenu opens by mouse, and is closed on the page to which it leads', async () => {
    await page.getByRole('link', { name: 'Servicii' }).first().hover();
    await link(page).click();
    await page.waitForURL('**/hematologie');
    await link(page).waitFor(isHidden);
  });

  test('the submenu opens by touch, also without JavaScript', async () => {
    for (const javaScriptEnabled of [true, false]) {
      const viewport = { width: 1280, height: 800 };
      const touched = await site.browser.newPage({ viewport, hasTouch: true, javaScriptEnabled });
      await touched.goto(`${site.server.url}/about`);
      if (javaScriptEnabled) await hydrated(touched);
      await button(touched).tap();
      await link(touched).waitFor();
      await button(touched).tap();
      await link(touched).waitFor(isHidden);
      await button(touched).tap();
      await link(touched).tap();
      await touched.waitForURL('**/hematologie');
    }
  });
});

test('on a phone, the sticky header hides its booking button on the booking page', async () => {
  const page = await open('/programare', 390);
  await scrollTo(page, 300);
  expect(await page.getByRole('banner').getByText('Programare', { exact: true }).count()).toBe(1);
  await page.getByRole('banner').getByRole('link', { name: clinic.name }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
  await scrollTo(page, 300);
  expect(await page.getByRole('banner').getByText('Programare', { exact: true }).count()).toBe(2);
});

test('the header stays visible and covers at most a fifth of the window at any window size, text size and font size of the browser', async () => {
  const page = await open('/', 1280);
  const devTools = await page.context().newCDPSession(page);
  const wrong: string[] = [];
  const measure = async (width: number, height: number, textSize: string) => {
    await page.setViewportSize({ width, height });
    await scrollTo(page, 900);
    const covered = (await headerBottom(page)) / height;
    const isWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
    if (covered < 0.05 || covered > 0.2 || isWide)
      wrong.push(`${width}x${height}, ${textSize}: ${covered}${isWide ? ', too wide' : ''}`);
  };
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
    for (const textSize of ['100%', '150%', '200%']) {
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = size;
      }, textSize);
      await measure(width, height, textSize);
    }
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '';
  });
  for (const [standard, width, height] of [
    [16, 1280, 380],
    [20, 1100, 800],
    [20, 390, 844],
    [24, 1300, 800],
    [24, 1024, 768],
  ] as const) {
    await devTools.send('Page.setFontSizes', { fontSizes: { standard } });
    const shown = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
    expect(shown).toBe(`${standard}px`);
    await measure(width, height, shown);
  }
  expect(wrong).toEqual([]);
});
