import { launchChromium } from '../support/chromium';
import { until } from '../server/support/until';
import { siteInChromium } from '../support/siteInChromium';
import { hydrated } from '../support/hydrated';

const site = siteInChromium();

test.each([
  [20, 1100, 800],
  [20, 390, 844],
  [24, 1300, 800],
  [24, 1024, 768],
  [16, 1280, 380],
])(
  'at a font size of %d px and a window of %d x %d the sticky header fits on one line',
  async (fontSize, width, height) => {
    const browser = await launchChromium([`--blink-settings=defaultFontSize=${fontSize}`]);
    try {
      const page = await browser.newPage({ viewport: { width, height }, reducedMotion: 'reduce' });
      await page.goto(`${site.server.url}/`);
      await hydrated(page);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(
        `${fontSize}px`,
      );
      await page.evaluate(() => window.scrollTo(0, 900));
      const header = page.locator('header > div').last();
      await until(async () => Math.round((await header.boundingBox())?.y ?? -1) === 0);
      const box = await header.boundingBox();
      expect(box?.height).toBeGreaterThan(40);
      expect(box?.height).toBeLessThan(height / 5);
    } finally {
      await browser.close();
    }
  },
);
