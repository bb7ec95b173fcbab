import type { Page } from 'playwright-core';
import { CALLS } from '../../src/domain/contract';
import { clinicCommand } from '../server/support/clinicCommand';
import { until } from '../server/support/until';
import { holdRequests } from '../support/holdRequests';
import { siteInChromium } from '../support/siteInChromium';

const site = siteInChromium();

/** Opens the home page and marks its window, so that a full load is noticed. */
async function openHome(): Promise<Page> {
  const page = await site.open('/');
  // It has the facts of this moment.
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    (window as unknown as { stayed: boolean }).stayed = true;
  });
  return page;
}

/** Follows the link of a specialty's tile on the home page. */
async function followTile(page: Page, specialty: string): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('link', { name: `${specialty} Consultații` })
    .click();
  await page.getByRole('heading', { level: 1, name: specialty }).waitFor();
}

const stayed = (page: Page) =>
  page.evaluate(() => (window as unknown as { stayed?: boolean }).stayed === true);

/** Gives the service of hematology its page, or none, and waits until the server answers accordingly. */
async function setHematologyPage(name: 'hematology' | 'none'): Promise<void> {
  const clinic = clinicCommand(`file:${site.server.databaseFile}`);
  expect(await clinic('services', 'change', '3', '--page', name)).toMatchObject({ code: 0 });
  const answer = async () => (await fetch(`${site.server.url}/hematologie`)).ok;
  await until(async () => (await answer()) === (name === 'hematology'));
}

test('a page opened by a link shows what staff have changed since the page was opened, and so does an open form', async () => {
  const page = await openHome();
  const clinic = clinicCommand(`file:${site.server.databaseFile}`);
  const sent = async () => (await fetch(`${site.server.url}/clinic-facts`)).text();
  expect(await clinic('prices', 'change', 'stress-test', '--cost', '333')).toMatchObject({ code: 0 });
  expect(await clinic('profile', 'set', 'phone', '0264 333 333')).toMatchObject({ code: 0 });
  await until(async () => (await sent()).includes('0264 333 333'));
  await followTile(page, 'Cardiologie');
  await page.getByRole('row', { name: /Test de efort.*333 lei/ }).waitFor();
  // The header was rendered before the change.
  await page.getByRole('banner').getByRole('link', { name: '0264 333 333' }).first().waitFor();
  expect(await stayed(page)).toBe(true);

  // A service is renamed, and at first the form learns its new name only from its own list.
  const before = await sent();
  const rename = async (name: string) => {
    expect(await clinic('services', 'change', '1', '--name', name)).toMatchObject({ code: 0 });
    await until(async () => (await sent()).includes(`"${name}"`));
  };
  await rename('Boli de inimă');
  const release = await holdRequests(page, `**${CALLS.services}`);
  await page.route('**/clinic-facts', (route) => route.fulfill({ body: before }));
  await page.locator('a[href*="serviciu=1&medic="]').first().click();
  const chosen = page.getByRole('complementary', { name: 'Programarea dumneavoastră' });
  await chosen.getByText('Cardiologie').first().waitFor();
  await chosen.getByText('400 lei').first().waitFor();
  await page.unroute('**/clinic-facts');
  release();
  await chosen.getByText('Boli de inimă').first().waitFor();
  await chosen.getByText('400 lei').first().waitFor();
  await rename('Cardiologie');
});

test('a link to a specialty that staff have added since the page was opened opens its page; one that they have removed shows the server’s answer', async () => {
  const notFound = (page: Page) => page.getByRole('heading', { level: 1, name: /Page not Found/ }).waitFor();
  const follow = (page: Page, name: RegExp) => page.getByRole('main').getByRole('link', { name }).click();
  await setHematologyPage('none');
  const page = await openHome();
  await setHematologyPage('hematology');
  await follow(page, /^Despre clinică$/);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Hematologie' }).click();
  await page.getByRole('heading', { level: 1, name: 'Hematologie' }).waitFor();

  // Removed while a page is open to which a link led: it has the facts of before.
  const answered = page.waitForResponse('**/clinic-facts');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cardiologie' }).click();
  await page.getByRole('heading', { level: 1, name: 'Cardiologie' }).waitFor();
  await answered;
  await setHematologyPage('none');
  await follow(page, /^Hematologie$/);
  await notFound(page);

  // Removed while the page that was opened first is open.
  await setHematologyPage('hematology');
  const home = await openHome();
  await setHematologyPage('none');
  await follow(home, /^Hematologie Consultații/);
  await notFound(home);
});
