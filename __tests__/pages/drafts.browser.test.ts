import type { Page } from 'playwright-core';
import { MESSAGES } from '../../src/content/messages';
import { bookingPage, PATIENT } from '../support/bookingPage';
import { complaintsOf } from '../support/complaints';
import { watchLayoutShift } from '../support/layoutShift';
import { siteInChromium } from '../support/siteInChromium';
import { storedAppointments } from '../server/support/storedRows';
import { until } from '../server/support/until';
import { hydrated } from '../support/hydrated';

const site = siteInChromium();
let page: Page;
let complaints: readonly string[];

beforeEach(async () => {
  const context = await site.browser.newContext({ locale: 'ro-RO', reducedMotion: 'reduce' });
  page = await context.newPage();
  complaints = complaintsOf(page, site.server.url);
  // Accepts the browser's own question before a page is left.
  page.on('dialog', (dialog) => void dialog.accept());
});

const selected = () => page.locator('[data-state="selected"]:visible');
const empty = () => page.getByRole('button', { name: 'Golește formularul' });

test('a half-filled form that is loaded again does not move, and a field in view stays there; the receipt survives a reload and another page, without typed text, until it is closed', async () => {
  const booking = bookingPage(page);
  const layoutShift = await watchLayoutShift(page);
  const reload = async (): Promise<void> => {
    await page.reload();
    await selected().first().waitFor({ state: 'attached' });
    await empty().waitFor();
  };
  await page.setViewportSize({ width: 390, height: 844 });
  await booking.openFilled(site.server.url);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await page.locator('h1').scrollIntoViewIfNeeded();
    await reload();
    expect(await layoutShift(0.05)).toEqual([]);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  const field = booking.field('client_email');
  const top = () => field.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  await field.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const before = await top();
  await reload();
  await until(async () => Math.abs((await top()) - before) <= 1);

  const kept = () => page.evaluate(() => Object.values(sessionStorage).join());
  const receipt = page.getByRole('region', { name: 'Programarea este înregistrată' });
  await booking.submit.click();
  await booking.message(MESSAGES.bookingSucceeded).waitFor();
  const written = await receipt.textContent();
  expect(written).toContain('Codul programării');
  await receipt.getByRole('link', { name: 'Mutați sau anulați programarea' }).waitFor();

  await page.reload();
  await until(async () => (await receipt.textContent()) === written);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cardiologie' }).click();
  await page.getByRole('heading', { level: 1, name: 'Cardiologie' }).waitFor();
  await page.goBack();
  await until(async () => (await receipt.textContent()) === written);
  expect(await kept()).not.toContain(PATIENT.message);
  const other = await page.context().newPage();
  await other.goto(`${site.server.url}/programare`);
  await hydrated(other);
  expect(await other.getByRole('region', { name: 'Programarea este înregistrată' }).count()).toBe(0);
  await other.close();

  await receipt.getByRole('button', { name: 'Programare nouă' }).click();
  await until(() => booking.field('medical_field_id').evaluate((field) => field === document.activeElement));
  expect(await kept()).not.toContain('Popescu');
  await page.reload();
  await hydrated(page);
  expect(await receipt.count()).toBe(0);
  expect(complaints).toEqual([]);
});

test('a booking that was cancelled on its own page is not shown as booked any more', async () => {
  const booking = bookingPage(page);
  await booking.openFilled(site.server.url);
  await booking.submit.click();
  const toBooking = page.getByRole('banner').getByRole('link', { name: 'Programare', exact: true }).first();
  const toOwnPage = page.getByRole('link', { name: 'Mutați sau anulați programarea' });
  await toOwnPage.click();
  await page.getByRole('heading', { level: 1, name: 'Programarea dumneavoastră' }).waitFor();
  // Who has only looked at it finds the receipt again, which may be the only way back there.
  await toBooking.click();
  await toOwnPage.click();
  await page.getByRole('link', { name: 'Anulați programarea' }).click();
  await page.getByRole('button', { name: 'Da, anulez programarea' }).click();
  await page.getByRole('heading', { level: 1, name: 'Programarea este anulată' }).waitFor();
  const again = page.getByRole('link', { name: 'Alegeți altă oră' });
  expect(await again.getAttribute('href')).toBe('/programare?serviciu=1');
  await toBooking.click();
  await page.waitForURL('**/programare');
  await hydrated(page);
  await booking.field('client_phone').waitFor();
  await page.goto(`${site.server.url}/programare`);
  await hydrated(page);
  await booking.field('client_phone').waitFor();
  expect(await page.getByRole('region', { name: 'Programarea este înregistrată' }).count()).toBe(0);
});

test('a later choice takes precedence over the link of arrival, after a reload and after Back', async () => {
  const booking = bookingPage(page);
  await page.goto(`${site.server.url}/cardiologie`);
  await page
    .getByRole('link', { name: /^Primul loc liber/ })
    .first()
    .click();
  await selected().first().waitFor();
  const linked = page.url();
  await booking.chooseDoctor('Reumatologie');
  const chosen = await booking.chooseLaterFree();
  const button = `[data-slot-id="${chosen.slotId}"][data-date="${chosen.date}"][data-state="selected"]`;
  expect(page.url()).not.toBe(linked);

  await page.reload();
  await page.locator(button).waitFor();
  await page.goto(`${site.server.url}/contact`);
  await page.goBack();
  await page.locator(button).waitFor();
  await booking.fill();
  await booking.submit.click();
  await booking.message(MESSAGES.bookingSucceeded).waitFor();
  expect(storedAppointments(site.server.databaseFile)).toContainEqual(
    expect.objectContaining({ slot_id: chosen.slotId, date: chosen.date }),
  );
});
