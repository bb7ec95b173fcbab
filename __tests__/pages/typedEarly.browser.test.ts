import type { Page } from 'playwright-core';
import { MESSAGES } from '../../src/content/messages';
import { wireContactRequest } from '../server/support/sampleRequests';
import { bookingPage, PATIENT } from '../support/bookingPage';
import { holdRequests } from '../support/holdRequests';
import { sharedSiteInChromium } from '../support/siteInChromium';
import { hydrated } from '../support/hydrated';
import { translateTexts } from '../support/translateTexts';

const site = sharedSiteInChromium();
let page: Page;
beforeEach(async () => {
  page = await site.browser.newPage({ locale: 'ro-RO', reducedMotion: 'reduce' });
});

const { client_first_name, client_last_name, client_phone, client_email, message } = PATIENT;
type Form = readonly [path: string, fields: Readonly<Record<string, string>>];
const CONTACT: Form = ['/contact', wireContactRequest];
const BOOKING: Form = [
  '/programare',
  { client_first_name, client_last_name, client_phone, client_email, message },
];

/** Changes that extensions make to a page before its code has loaded; each runs in the page. */
const FOREIGN: readonly [string, () => void][] = [
  ['nothing foreign', () => undefined],
  [
    "a password manager's button beside each field, and its styles",
    () => {
      for (const field of document.querySelectorAll('form input, form textarea')) {
        field.setAttribute('data-manager', 'filled');
        field.after(Object.assign(document.createElement('div'), { textContent: '•' }));
      }
      document.body.append(document.createElement('manager-root'));
      document.head.prepend(document.createElement('style'));
    },
  ],
  ['the translation of every text', translateTexts],
];
/** Both forms take over what was typed in the same way, so that one of them shows what a change of the page does. */
const CASES = FOREIGN.map(([what, put]) => {
  const [path, fields] = what === 'nothing foreign' ? CONTACT : BOOKING;
  return { path, fields, what, put };
});

test.each(CASES)(
  'text typed at $path before hydration is kept, with $what',
  async ({ path, fields, put }) => {
    const send = await holdRequests(page, /\/assets\/[^/]*\.js$/);
    await page.goto(site.server.url + path, { waitUntil: 'commit' });
    const control = (name: string) => page.locator(`form [name="${name}"]`);
    for (const [name, text] of Object.entries(fields)) await control(name).fill(text);
    await page.evaluate(put);
    send();
    await hydrated(page);

    const form = bookingPage(page);
    await form.submit.click();
    if (path === '/contact') {
      await form.message(MESSAGES.contactSucceeded).waitFor();
      return;
    }
    // Only the service, the doctor and the time are missing.
    await page.getByText('Verificați 3 câmpuri').waitFor();
    for (const [name, text] of Object.entries(fields)) {
      expect(await control(name).inputValue()).toBe(text);
      expect(await control(name).getAttribute('aria-invalid')).toBeNull();
    }
  },
);

test('a form that was left is kept in no memory', async () => {
  await page.goto(`${site.server.url}/programare`);
  await hydrated(page);
  const list = await page.locator('[name="user_id"]').evaluateHandle((field) => new WeakRef(field));
  for (const name of ['Contact', 'Acasa'])
    await page.getByRole('navigation').getByRole('link', { name, exact: true }).first().click();
  await page.getByRole('heading', { level: 1 }).waitFor();
  const isKept = () => list.evaluate((ref) => ref.deref() !== undefined);
  // The browser collects garbage when it likes; React lets go of a page with the one after it.
  for (let tries = 0; tries < 20 && (await isKept()); tries += 1) await page.requestGC();
  expect(await isKept()).toBe(false);
});
