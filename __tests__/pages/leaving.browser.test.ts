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

test('leaving or reloading the page while a booking is being sent asks for confirmation until the answer arrives, and staying loses nothing', async () => {
  const booking = bookingPage(page);
  await booking.openFilled(site.server.url);
  await booking.submit.click();
  await booking.sending.waitFor();
  await page.getByRole('link', { name: 'Săriți la conținut' }).press('Enter');
  expect(questions).toEqual([]);
  // Uses a timer: the browser's question would block this call.
  const reload = () => page.evaluate(() => void setTimeout(() => location.reload()));
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Cardiologie' });
  for (const leave of [() => link.click(), reload]) {
    const asked = page.waitForEvent('dialog');
    await leave();
    await asked;
  }
  const words = 'Programarea se trimite chiar acum și se poate pierde. Părăsiți pagina?';
  expect(questions).toEqual([
    { type: 'confirm', words },
    { type: 'beforeunload', words: '' },
  ]);
  sendOn();
  await booking.message(MESSAGES.bookingSucceeded).waitFor();

  const loaded = page.waitForEvent('load');
  await reload();
  await loaded;
  await hydrated(page);
  await link.click();
  await page.waitForURL('**/cardiologie');
  expect(questions).toHaveLength(2);
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
