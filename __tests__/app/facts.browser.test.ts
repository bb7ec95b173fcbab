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

test('a page opened by a link shows what staff have changed since the page was opened', async () => {
  const page = await openHome();
  const clinic = clinicCommand(`file:${site.server.databaseFile}`);
  expect(await clinic('prices', 'change', 'stress-test', '--cost', '333')).toMatchObject({ code: 0 });
  expect(await clinic('profile', 'set', 'phone', '0264 333 333')).toMatchObject({ code: 0 });
  const sent = async () => (await fetch(`${site.server.url}/clinic-facts`)).text();
  await until(async () => (await sent()).includes('0264 333 333'));
  await followTile(page, 'Cardiologie');
  await page.getByRole('row', { name: /Test de efort.*333 lei/ }).waitFor();
  // The header was rendered before the change.
  await page.getByRole('banner').getByRole('link', { name: '0264 333 333' }).first().waitFor();
  expect(await stayed(page)).toBe(true);
});

/** Gives the service of hematology its page, or none, and waits until the server answers accordingly. */
async function setHematologyPage(name: 'hematology' | 'none'): Promise<void> {
  const clinic = clinicCommand(`file:${site.server.databaseFile}`);
  expect(await clinic('services', 'change', '3', '--page', name)).toMatchObject({ code: 0 });
  const answer = async () => (await fetch(`${site.server.url}/hematologie`)).ok;
  await until(async () => (await answer()) === (name === 'hematology'));
}

describe('a link to a specialty', () => {
  afterEach(() => setHematologyPage('hematology'));

  it.each([
    ['from the home page', async () => undefined],
    [
      'from a page that was opened by a link',
      async (page: Page) => {
        const answered = page.waitForResponse('**/clinic-facts');
        await followTile(page, 'Cardiologie');
        // Its facts are those of before the change, and the link stays.
        await answered;
      },
    ],
  ])('that staff have removed shows the server’s answer, %s', async (_, visit) => {
    const page = await openHome();
    await visit(page);
    await setHematologyPage('none');
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Hematologie( Consultații|$)/ })
      .click();
    await page.getByRole('heading', { level: 1, name: /Page not Found/ }).waitFor();
  });

  it('that staff have added since the page was opened opens its page', async () => {
    await setHematologyPage('none');
    const page = await openHome();
    await setHematologyPage('hematology');
    await page.getByRole('main').getByRole('link', { name: 'Despre clinică' }).click();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Hematologie' }).click();
    await page.getByRole('heading', { level: 1, name: 'Hematologie' }).waitFor();
  });
});

test('an open form shows the prices of a service that staff have renamed since its page was rendered', async () => {
  const page = await openHome();
  const facts = async () => (await fetch(`${site.server.url}/clinic-facts`)).text();
  const before = await facts();
  const clinic = clinicCommand(`file:${site.server.databaseFile}`);
  const rename = async (name: string) => {
    expect(await clinic('services', 'change', '1', '--name', name)).toMatchObject({ code: 0 });
    await until(async () => (await facts()).includes(`"${name}"`));
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
