import type { Browser } from 'playwright-core';
import { MESSAGES } from '../../src/content/messages';
import { launchServer, type LaunchedServer } from '../../src/tools/launchServer';
import { bookingPage } from '../support/bookingPage';
import { BROWSER_TIMEOUT_MS, launchChromium } from '../support/chromium';

jest.setTimeout(BROWSER_TIMEOUT_MS);

let browser: Browser;
let server: LaunchedServer;

beforeAll(async () => {
  [browser, server] = await Promise.all([launchChromium(), launchServer()]);
});
afterAll(async () => {
  await browser.close();
  await server.stop();
});

test('leaving while the booking is on its way asks first, and staying loses nothing', async () => {
  const page = await browser.newPage({ locale: 'ro-RO', reducedMotion: 'reduce' });
  const booking = bookingPage(page);
  await booking.open(server.url);
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/create-appointment', async (route) => {
    await held;
    await route.continue();
  });
  await booking.chooseDoctor('Cardiologie');
  await booking.chooseFirstFree();
  await booking.fill();
  await booking.submit.click();
  await booking.sending.waitFor();

  const questions: string[] = [];
  page.on('dialog', (dialog) => {
    questions.push(dialog.message());
    void dialog.dismiss();
  });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cardiologie' }).click();
  expect(questions).toEqual(['Programarea se trimite chiar acum și se poate pierde. Părăsiți pagina?']);
  release();
  await booking.message(MESSAGES.bookingSucceeded).waitFor();

  await page.getByRole('contentinfo').getByRole('link', { name: 'Cardiologie' }).click();
  await page.waitForURL('**/cardiologie');
  expect(questions).toHaveLength(1);
  await page.close();
});
