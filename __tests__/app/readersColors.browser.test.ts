import type { Page } from 'playwright-core';
import { siteInChromium } from '../support/siteInChromium';

const site = siteInChromium();

const styleOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { backgroundColor, borderTopColor, borderTopWidth } = getComputedStyle(element);
      return { backgroundColor, borderTopColor, borderTopWidth };
    });

test('the pages look the same in dark mode, even in browsers that darken light pages', async () => {
  // A screenshot needs the same picture twice, which code that comes in between would change.
  const page = await site.browser.newPage({
    javaScriptEnabled: false,
    reducedMotion: 'reduce',
    viewport: { width: 800, height: 600 },
  });
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
    await page.goto(site.server.url + address);
    await show('light');
    const [light, shown] = [await look(), await picture()];
    await show('dark');
    expect([address, await look()]).toEqual([address, light]);
    expect([address, (await picture()).equals(shown)]).toEqual([address, true]);
  }
});

test('on paper, every word of the footer is dark', async () => {
  const page = await site.browser.newPage({ javaScriptEnabled: false });
  await page.goto(site.server.url);
  await page.emulateMedia({ media: 'print' });
  const colors = await page
    .locator('footer :is(h2, dt, dd, p, a, address)')
    .evaluateAll((elements) => [...new Set(elements.map((element) => getComputedStyle(element).color))]);
  expect(colors).not.toEqual([]);
  for (const parts of colors.map((color) => color.match(/\d+/g)))
    expect(Math.max(...(parts ?? []).map(Number))).toBeLessThan(64);
});

test('with forced colours, tiles and cards keep their borders', async () => {
  const page = await site.browser.newPage({ forcedColors: 'active', javaScriptEnabled: false });
  const edgeless: unknown[] = [];
  for (const [address, ...edged] of [
    ['/', 'nav[aria-label="Specialitățile clinicii"] a', 'nav[aria-label="Primele ore libere"]', 'footer'],
    ['/about', 'article'],
    ['/cardiologie', 'aside > div', 'div:has(> div > h3 a[href="tel:112"])'],
  ] as const) {
    await page.goto(site.server.url + address);
    for (const selector of edged) {
      const look = await styleOf(page, selector);
      if (look.borderTopWidth === '0px' || look.borderTopColor === look.backgroundColor)
        edgeless.push([address, selector, look]);
    }
  }
  expect(edgeless).toEqual([]);
});

test('with forced colours, the chosen time has the system’s highlight colour', async () => {
  const page = await site.browser.newPage({ forcedColors: 'active', reducedMotion: 'reduce' });
  await page.goto(site.server.url);
  await page.getByRole('navigation', { name: 'Primele ore libere' }).getByRole('link').first().click();
  const chosen = page.locator('[data-state="selected"]');
  await chosen.waitFor();
  const highlight = await page.evaluate(() => {
    const sample = document.body.appendChild(document.createElement('span'));
    sample.style.cssText = 'forced-color-adjust: none; background: Highlight';
    return getComputedStyle(sample).backgroundColor;
  });
  expect(await chosen.evaluate((slot) => getComputedStyle(slot).backgroundColor)).toBe(highlight);
});
