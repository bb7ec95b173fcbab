import { siteInChromium } from '../support/siteInChromium';
import { hydrated } from '../support/hydrated';

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

test('opening another link in the same tab applies it, as does opening the first one again', async () => {
  const page = await site.browser.newPage();
  const go = (path: string) =>
    page.evaluate((address) => {
      history.pushState(null, '', address);
      dispatchEvent(new PopStateEvent('popstate'));
    }, path);
  const isChosen = (name: string, id: string) =>
    page.waitForFunction(
      (wanted) => document.querySelector<HTMLSelectElement>(`[name="${wanted.name}"]`)?.value === wanted.id,
      { name, id },
    );
  await page.goto(site.server.url + DOCTOR);
  await hydrated(page);
  await go('/programare?serviciu=2');
  await isChosen('medical_field_id', '2');
  await go(DOCTOR);
  await isChosen('user_id', '1');
  await page.locator('button[data-slot-id]:visible').first().waitFor();
});

test('a link to the page without a choice keeps the one that was made, also after a reload', async () => {
  const page = await site.open(DOCTOR);
  await page.locator('button[data-slot-id]:visible').first().waitFor();
  await page.getByRole('banner').getByRole('link', { name: 'Programare', exact: true }).first().click();
  await page.waitForFunction((choice) => location.pathname + location.search === choice, DOCTOR);
  await page.reload();
  await hydrated(page);
  await page.locator('button[data-slot-id]:visible').first().waitFor();
  expect(await page.getByLabel('Medic').inputValue()).toBe('1');
});
