import type { Browser, Page } from 'playwright-core';
import { MESSAGES } from '../../src/content/messages';
import { launchServer, type LaunchedServer } from '../../src/tools/launchServer';
import { axeViolations } from '../support/axe';
import { bookingPage } from '../support/bookingPage';
import { BROWSER_TIMEOUT_MS, launchChromium } from '../support/chromium';

jest.setTimeout(BROWSER_TIMEOUT_MS);

const SERVICE = 'Cardiologie';
let browser: Browser;
let server: LaunchedServer;
let page: Page;
let booking: ReturnType<typeof bookingPage>;

beforeAll(async () => {
  [browser, server] = await Promise.all([launchChromium(), launchServer()]);
});
afterAll(async () => {
  await browser.close();
  await server.stop();
});
beforeEach(async () => {
  page = await browser.newPage({ locale: 'ro-RO', reducedMotion: 'reduce' });
  booking = bookingPage(page);
  await booking.open(server.url);
});
afterEach(() => page.close());

async function expectAccessible(state: string): Promise<void> {
  expect({ state, found: await axeViolations(page) }).toEqual({ state, found: [] });
}

test('no state of the page has an accessibility violation', async () => {
  await expectAccessible('empty');
  await booking.submit.click();
  await page.locator('[aria-invalid="true"]').first().waitFor();
  await expectAccessible('invalid');
  await booking.chooseDoctor(SERVICE, 2);
  await page.locator('button[data-slot-id]:visible').first().waitFor();
  await expectAccessible('week');
  await booking.chooseFirstFree();
  await booking.fill();
  await expectAccessible('ready');
  await booking.submit.click();
  await booking.sending.waitFor();
  await expectAccessible('sending');
  await booking.message(MESSAGES.bookingSucceeded).waitFor();
  await expectAccessible('booked');
  await page.route('**/fetch-medical-fields', (route) => route.abort());
  await page.reload();
  await booking.message(MESSAGES.servicesFailed).waitFor();
  await expectAccessible('services failed');
});

test('at 320 px and with text twice as large nothing needs sideways scrolling', async () => {
  await booking.chooseDoctor(SERVICE);
  await page.locator('button[data-slot-id]:visible').first().waitFor();
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await overflow()).toBeLessThanOrEqual(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  expect(await overflow()).toBeLessThanOrEqual(0);
});
