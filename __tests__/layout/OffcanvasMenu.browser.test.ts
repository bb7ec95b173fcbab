import type { Page } from 'playwright-core';
import { holdRequests } from '../support/holdRequests';
import { sharedSiteInChromium } from '../support/siteInChromium';
import { hydrated } from '../support/hydrated';

const site = sharedSiteInChromium();

const SCREEN = { viewport: { width: 390, height: 800 }, reducedMotion: 'reduce' } as const;

const menu = (page: Page) => page.getByRole('dialog', { name: 'Meniu' });
const openMenu = (page: Page) => page.getByRole('button', { name: 'Deschideți meniul' }).click();

test('the side menu is a dialog that traps the focus, stops the page from scrolling, and closes by Escape, by a click beside it and by a link, even to the current page', async () => {
  const page = await site.open('/about', SCREEN);
  const complaints: string[] = [];
  page.on('console', (message) => complaints.push(message.text()));
  await openMenu(page);
  expect(await menu(page).isVisible()).toBe(true);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden');
  for (let step = 0; step < 30; step += 1) {
    await page.keyboard.press('Tab');
    // The browser's own bar may have it in between.
    expect(await page.locator(':focus').and(page.locator(':not(dialog, dialog *)')).count()).toBe(0);
  }
  await page.keyboard.press('Escape');
  await menu(page).waitFor({ state: 'hidden' });
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
    'Deschideți meniul',
  );

  // Some browsers do not close it by themselves.
  await page.locator('dialog').evaluate((dialog) => {
    dialog.removeAttribute('closedby');
  });
  await openMenu(page);
  await page.mouse.click(10, 400);
  await menu(page).waitFor({ state: 'hidden' });

  await openMenu(page);
  await menu(page).getByRole('link', { name: 'Despre Noi' }).click();
  await menu(page).waitFor({ state: 'hidden' });
  await openMenu(page);
  await menu(page).getByRole('link', { name: 'Cardiologie' }).click();
  await page.waitForURL('**/cardiologie');
  await menu(page).waitFor({ state: 'hidden' });
  expect(complaints).toEqual([]);

  // A screen that is turned becomes too wide for the menu.
  await page.setViewportSize({ width: 820, height: 1180 });
  await openMenu(page);
  await page.setViewportSize({ width: 1180, height: 820 });
  await page.getByRole('navigation', { name: 'Meniu principal' }).getByText('Contact').click();
  await page.waitForURL('**/contact');
});

test('a menu opened before its code has loaded stays open, and Back closes it', async () => {
  const page = await site.browser.newPage(SCREEN);
  const letCodeCome = await holdRequests(page, '**/*.js');
  await page.goto(`${site.server.url}/contact`, { waitUntil: 'commit' });
  await openMenu(page);
  letCodeCome();
  await hydrated(page);
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(await menu(page).isVisible()).toBe(true);
  await menu(page).getByRole('link', { name: 'Cardiologie' }).click();
  await page.waitForURL('**/cardiologie');
  await openMenu(page);
  await page.goBack();
  await menu(page).waitFor({ state: 'hidden' });
});

test('the side menu opens and its links work without JavaScript', async () => {
  const page = await site.browser.newPage({ ...SCREEN, javaScriptEnabled: false });
  await page.goto(site.server.url);
  await openMenu(page);
  await menu(page).getByRole('link', { name: 'Contact' }).click();
  await page.waitForURL('**/contact');
});
