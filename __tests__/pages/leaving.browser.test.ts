import type { Page } from 'playwright-core';
import { MESSAGES } from '../../src/content/messages';
import { wireContactRequest } from '../server/support/sampleRequests';
import { bookingPage } from '../support/bookingPage';
import { holdRequests } from '../support/holdRequests';
import { hydrated } from '../support/hydrated';
import { siteInChromium } from '../support/siteInChromium';

const site = siteInChromium();
let page: Page;
let sendOn: () => void;
let questions: { readonly type: string; readonly words: string }[];

beforeEach(async () => {
  page = await site.browser.newPage({ locale: 'ro-RO', reducedMotion: 'reduce' });
  sendOn = await holdRequests(page, /\/(create-appointment|contact-request)$/);
  questions = [];
  page.on('dialog', (dialog) => {
    questions.push({ type: dialog.type(), words: dialog.message() });
    void dialog.dismiss();
  });
});

/** Fills in the form and presses the button; the request is held until `sendOn` is called. */
async function beginSending() {
  const booking = bookingPage(page);
  await booking.open(site.server.url);
  await booking.chooseDoctor('Cardiologie');
  await booking.chooseLaterFree();
  await booking.fill();
  await booking.submit.click();
  await booking.sending.waitFor();
  return booking;
}

test('leaving the page while a booking is being sent asks for confirmation, and staying loses nothing', async () => {
  const booking = await beginSending();
  await page.getByRole('link', { name: 'Săriți la conținut' }).press('Enter');
  expect(questions).toEqual([]);
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Cardiologie' });
  const asked = page.waitForEvent('dialog');
  await link.click();
  await asked;
  expect(questions).toEqual([
    { type: 'confirm', words: 'Programarea se trimite chiar acum și se poate pierde. Părăsiți pagina?' },
  ]);
  sendOn();
  await booking.message(MESSAGES.bookingSucceeded).waitFor();

  await link.click();
  await page.waitForURL('**/cardiologie');
  expect(questions).toHaveLength(1);
});

test('reloading the page while a booking is being sent asks for confirmation until the answer arrives', async () => {
  const booking = await beginSending();
  // Uses a timer: the browser's question would block this call.
  const reload = () => page.evaluate(() => void setTimeout(() => location.reload()));
  const asked = page.waitForEvent('dialog');
  await reload();
  expect((await asked).type()).toBe('beforeunload');
  sendOn();
  await booking.message(MESSAGES.bookingSucceeded).waitFor();

  const loaded = page.waitForEvent('load');
  await reload();
  await loaded;
  expect(questions).toHaveLength(1);
});

test('leaving the page while a message is being sent asks for confirmation', async () => {
  await page.goto(`${site.server.url}/contact`);
  await hydrated(page);
  for (const [name, text] of Object.entries(wireContactRequest))
    await page.locator(`[name="${name}"]`).fill(text);
  await page.getByRole('button', { name: 'Trimitere' }).click();
  await page.getByRole('button', { name: 'Încărcare...' }).waitFor();
  const asked = page.waitForEvent('dialog');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cardiologie' }).click();
  await asked;
  expect(questions).toEqual([
    { type: 'confirm', words: 'Mesajul se trimite chiar acum și se poate pierde. Părăsiți pagina?' },
  ]);
  sendOn();
  await page.getByRole('alert').getByText(MESSAGES.contactSucceeded).waitFor();
});
