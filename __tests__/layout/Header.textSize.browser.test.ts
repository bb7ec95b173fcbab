import { launchChromium } from '../support/chromium';
import { until } from '../server/support/until';
import { siteInChromium } from '../support/siteInChromium';
import { hydrated } from '../support/hydrated';

const site = siteInChromium();

const WINDOWS: readonly [fontSize: number, ...windows: [width: number, height: number][]][] = [
  [16, [1280, 380]],
  [20, [1100, 800], [390, 844]],
  [24, [1300, 800], [1024, 768]],
];

test.each(WINDOWS)(
  'at a font size of %d px the sticky header fits on one line',
  async (fontSize, ...windows) => {
    const browser = await launchChromium([`--blink-settings=defaultFontSize=${fontSize}`]);
    try {
      const page = await browser.newPage({ reducedMotion: 'reduce' });
      await page.goto(`${site.server.url}/`);
      await hydrated(page);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(
        `${fontSize}px`,
      );
      const header = page.locator('header > div').last();
      for (const [width, height] of windows) {
        await page.setViewportSize({ width, height });
        await page.evaluate(() => window.scrollTo(0, 900));
        await until(async () => Math.round((await header.boundingBox())?.y ?? -1) === 0);
        const box = await header.boundingBox();
        expect(box?.height).toBeGreaterThan(40);
        expect(box?.height).toBeLessThan(height / 5);
      }
    } finally {
      await browser.close();
    }
  },
);
