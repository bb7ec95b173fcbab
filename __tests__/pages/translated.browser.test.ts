import type { Page } from 'playwright-core';
import { MESSAGES } from '../../src/content/messages';
import { wireContactRequest } from '../server/support/sampleRequests';
import { bookingPage } from '../support/bookingPage';
import { siteInChromium } from '../support/siteInChromium';
import { hydrated } from '../support/hydrated';
import { translateTexts } from '../support/translateTexts';

const site = siteInChromium();
let page: Page;
let faults: string[];

beforeEach(async () => {
  page = await site.browser.newPage({ locale: 'en-GB', reducedMotion: 'reduce' });
  faults = [];
  page.on('pageerror', ({ message }) => faults.push(message));
});

test('a patient on a translated page books, after changing service and week and after a failure', async () => {
  const booking = bookingPage(page);
  await booking.open(site.server.url);
  await hydrated(page);
  await page.evaluate(translateTexts);
  await booking.submit.click();
  await booking.chooseDoctor('Reumatologie');
  await booking.chooseLaterFree();
  await booking.chooseDoctor('Cardiologie');
  await booking.chooseLaterFree();
  await booking.field('client_email').fill('ana');
  await booking.submit.click();
  await booking.fill();
  await page.route('**/create-appointment', (route) => route.fulfill({ status: 500 }));
  await booking.submit.click();
  await booking.message(MESSAGES.bookingFailed).waitFor();
  await page.unrouteAll();
  await booking.submit.click();
  await booking.message(MESSAGES.bookingSucceeded).waitFor();
  await page.getByRole('region', { name: 'Programarea este înregistrată' }).waitFor();
  expect(faults).toEqual([]);
});

test('a visitor on a translated page corrects a refused contact request and sends it', async () => {
  await page.goto(`${site.server.url}/contact`);
  await hydrated(page);
  await page.evaluate(translateTexts);
  await page.getByRole('button', { name: 'Trimitere' }).click();
  for (const [name, value] of Object.entries(wireContactRequest))
    await page.locator(`form [name="${name}"]`).fill(value);
  await page.getByRole('button', { name: 'Trimitere' }).click();
  await page.getByText(MESSAGES.contactSucceeded).first().waitFor();
  expect(faults).toEqual([]);
});
