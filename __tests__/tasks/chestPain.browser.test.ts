import { edges, SCREENS } from '../support/screens';
import { siteInChromium } from '../support/siteInChromium';

const site = siteInChromium();

test.each(SCREENS)('on %s a person with chest pain can press 112 without scrolling', async (_, screen) => {
  const page = await site.browser.newPage(screen);
  for (const path of ['/cardiologie', '/programare']) {
    await page.goto(site.server.url + path);
    const call = page.getByRole('link', { name: '112' }).first();
    expect(await call.getAttribute('href')).toBe('tel:112');
    expect((await edges(call)).bottom).toBeLessThanOrEqual(screen.viewport.height);
  }
});
