import type { Page } from 'playwright-core';
import { MESSAGES } from '../../src/content/messages';
import { wireContactRequest } from '../server/support/sampleRequests';
import { bookingPage } from '../support/bookingPage';
import { siteInChromium } from '../support/siteInChromium';
import { hydrated } from '../support/hydrated';

const site = siteInChromium();
let page: Page;
let faults: string[];

/** Wraps each text of the page as Chrome's translation does (in `font`), now and whenever one is added. */
async function translate(): Promise<void> {
  await page.evaluate(() => {
    const wrap = (root: Node) => {
      const texts: Text[] = [];
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      for (let node: Node | null = walker.currentNode; node; node = walker.nextNode())
        if (node instanceof Text) texts.push(node);
      for (const text of texts) {
        const parent = text.parentElement;
        if (
          !text.data.trim() ||
          !parent ||
          parent.closest('[data-translated], script, style, template, option, textarea')
        )
          continue;
        const outer = document.createElement('span');
        const inner = document.createElement('span');
        outer.dataset.translated = '';
        text.replaceWith(outer);
        outer.append(inner);
        inner.append(text);
      }
    };
    wrap(document.body);
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const node of addedNodes) wrap(node);
    }).observe(document.body, { childList: true, subtree: true });
  });
}

beforeEach(async () => {
  page = await site.browser.newPage({ locale: 'en-GB', reducedMotion: 'reduce' });
  faults = [];
  page.on('pageerror', ({ message }) => faults.push(message));
});

test('a patient on a translated page books, after changing service and week and after a failure', async () => {
  const booking = bookingPage(page);
  await booking.open(site.server.url);
  await hydrated(page);
  await translate();
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
  await translate();
  await page.getByRole('button', { name: 'Trimitere' }).click();
  for (const [name, value] of Object.entries(wireContactRequest))
    await page.locator(`form [name="${name}"]`).fill(value);
  await page.getByRole('button', { name: 'Trimitere' }).click();
  await page.getByText(MESSAGES.contactSucceeded).first().waitFor();
  expect(faults).toEqual([]);
});
