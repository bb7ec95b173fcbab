import type { Page } from 'playwright-core';
import { MESSAGES } from '../../../src/content/messages';
import { siteInChromium } from '../../support/siteInChromium';

const site = siteInChromium();
let page: Page;
let letCodeArrive: () => void;
beforeEach(async () => {
  page = await site.browser.newPage({ locale: 'ro-RO', reducedMotion: 'reduce' });
  const gate = new Promise<void>((resolve) => {
    letCodeArrive = resolve;
  });
  await page.route('**/*.js', async (route) => {
    await gate;
    await route.continue();
  });
});
afterEach(() => page.close());

test('a message written and sent before the code of the contact page is there arrives', async () => {
  await page.goto(`${site.server.url}/contact`, { waitUntil: 'commit' });
  const typed = {
    name: 'Ana Pop',
    email: 'ana@exemplu.example',
    phone: '0700 000 000',
    subject: 'Program',
    message: 'Da',
  };
  for (const [name, text] of Object.entries(typed)) await page.locator(`form [name="${name}"]`).fill(text);
  await page.getByRole('button', { name: 'Trimitere' }).click();
  letCodeArrive();
  await page.getByText(MESSAGES.contactSucceeded).waitFor();
});

test('nothing is sent for who only typed', async () => {
  await page.goto(`${site.server.url}/contact`, { waitUntil: 'commit' });
  await page.locator('form [name="name"]').fill('Ana Pop');
  letCodeArrive();
  await page.locator('[data-alive]').waitFor();
  expect(await page.getByRole('region', { name: 'Verificați câmpurile' }).count()).toBe(0);
});
