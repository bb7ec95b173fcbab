import type { Page } from 'playwright-core';
import { clinicProcess } from '../server/support/clinicCommand';
import { until } from '../server/support/until';
import { siteInChromium } from '../support/siteInChromium';
import { hydrated } from '../support/hydrated';

const site = siteInChromium();

/** Opens the home page and marks it, so that a full load would show. */
async function openHome(): Promise<Page> {
  const page = await site.browser.newPage();
  await page.goto(`${site.server.url}/`);
  await hydrated(page);
  await page.evaluate(() => {
    (window as unknown as { stayed: boolean }).stayed = true;
  });
  return page;
}

const stayed = (page: Page) =>
  page.evaluate(() => (window as unknown as { stayed?: boolean }).stayed === true);

test('a page opened by a link shows what staff have changed since the visit began', async () => {
  const page = await openHome();
  const clinic = clinicProcess(`file:${site.server.databaseFile}`);
  expect(await clinic('prices', 'change', 'stress-test', '--cost', '333')).toMatchObject({ code: 0 });
  expect(await clinic('profile', 'set', 'phone', '0264 333 333')).toMatchObject({ code: 0 });
  const told = async () => (await fetch(`${site.server.url}/clinic-facts`)).text();
  await until(async () => (await told()).includes('0264 333 333'));
  await page.locator('main a[href="/cardiologie"]').first().click();
  await page.getByRole('row', { name: /Test de efort.*333 lei/ }).waitFor();
  // The header stands since before.
  await page.getByRole('banner').getByRole('link', { name: '0264 333 333' }).first().waitFor();
  expect(await stayed(page)).toBe(true);
  await page.close();
});

test.each([[[]], [['/cardiologie']]])(
  'a link to a specialty that staff have removed shows the server’s answer (visited: %j)',
  async (visited: readonly string[]) => {
    const page = await openHome();
    for (const path of visited) {
      await page.locator(`main a[href="${path}"]`).first().click();
      await page.waitForURL(`**${path}`);
    }
    await page.waitForLoadState('networkidle');
    const clinic = clinicProcess(`file:${site.server.databaseFile}`);
    const hematology = async (page: string) => {
      expect(await clinic('services', 'change', '3', '--page', page)).toMatchObject({ code: 0 });
      const hasPage = page !== 'none';
      const answer = async () => (await fetch(`${site.server.url}/hematologie`)).ok;
      await until(async () => (await answer()) === hasPage);
    };
    await hematology('none');
    await page.locator('main a[href="/hematologie"]').first().click();
    await page.getByRole('heading', { level: 1, name: /Page not Found/ }).waitFor();
    await hematology('hematology');
    await page.close();
  },
);
