import { siteInChromium } from '../support/siteInChromium';

const site = siteInChromium();
const DOCTOR = '/programare?serviciu=1&medic=1';

test('a link’s service and doctor are shown before the page’s code has come, and also without it', async () => {
  const page = await site.browser.newPage({ javaScriptEnabled: false });
  const shown = async (path: string) => {
    await page.goto(site.server.url + path);
    return Promise.all(
      ['Serviciu', 'Medic'].map((label) => page.getByLabel(label).locator('option:checked').textContent()),
    );
  };
  expect(await shown(`${DOCTOR}&data=2026-12-07&interval=1`)).toEqual(['Cardiologie', 'Dr. Ioana Mureșan']);
  expect(await page.locator('noscript').first().textContent()).toContain('după ce apăsați Trimitere');
  expect(await shown('/programare?serviciu=1&medic=999')).toEqual(['Cardiologie', 'Alegeți medicul']);
  expect(await shown('/programare?serviciu=999')).toEqual(['Alegeți serviciul', 'Alegeți întâi serviciul']);
  expect(await shown(DOCTOR)).toEqual(['Cardiologie', 'Dr. Ioana Mureșan']);
});
