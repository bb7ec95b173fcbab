import type { Page } from 'playwright-core';
import { bookingPage, PATIENT } from '../support/bookingPage';
import { sharedSiteInChromium } from '../support/siteInChromium';
import { hydrated } from '../support/hydrated';

const CODE = /\/assets\/[^/]*\.js$/;
const site = sharedSiteInChromium();
let page: Page;
let booking: ReturnType<typeof bookingPage>;

beforeEach(async () => {
  page = await site.browser.newPage({ locale: 'ro-RO', reducedMotion: 'reduce' });
  booking = bookingPage(page);
  await booking.open(site.server.url);
  await hydrated(page);
});

const FAILURE = 'Orele medicului nu s-au putut încărca.';
const retry = () => page.getByRole('button', { name: 'Încearcă din nou' });

test('the calendar’s code comes only to a visitor who begins to book, before the doctor is chosen; a link to a doctor says when it did not arrive, and it comes at the next press', async () => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(asked.filter((url) => CODE.test(url))).toEqual([]);
  const known = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  const arrived = page.waitForResponse(CODE);
  await booking.field('medical_field_id').selectOption({ label: 'Cardiologie' });
  await arrived;
  await page.route(CODE, (route) => route.abort());
  await booking.field('user_id').selectOption({ index: 1 });
  await booking.slots('available').first().waitFor();

  await page.unroute(CODE);
  await page.route(CODE, (route) =>
    known.includes(route.request().url()) ? route.continue() : route.abort(),
  );
  await page.goto(`${site.server.url}/programare?serviciu=1&medic=1`);
  await page.getByText(FAILURE).waitFor();
  await page.unroute(CODE);
  await retry().click();
  await booking.slots('available').first().waitFor();
});

test('a calendar whose code did not arrive says so, and comes at the next press; what was typed stays', async () => {
  await page.route(CODE, (route) => route.abort());
  await booking.field('client_email').fill(PATIENT.client_email);
  await booking.chooseDoctor('Cardiologie');
  await page.getByText(FAILURE).waitFor();
  await page.unroute(CODE);
  await retry().click();
  await booking.slots('available').first().waitFor();
  expect(await page.getByText(FAILURE).count()).toBe(0);
  expect(await booking.field('client_email').inputValue()).toBe(PATIENT.client_email);
});

test('a page whose server has a newer site by now gets its calendar, and keeps what was chosen and typed', async () => {
  let isOld = true;
  page.on('request', (request) => (isOld &&= !request.isNavigationRequest()));
  await page.route(CODE, (route) => (isOld ? route.fulfill({ status: 404 }) : route.continue()));
  await booking.field('client_email').fill(PATIENT.client_email);
  await booking.chooseDoctor('Cardiologie');
  await page.getByText(FAILURE).waitFor();
  await retry().click();
  await booking.slots('available').first().waitFor();
  expect(await booking.field('user_id').inputValue()).not.toBe('');
  expect(await booking.field('client_email').inputValue()).toBe(PATIENT.client_email);
});
