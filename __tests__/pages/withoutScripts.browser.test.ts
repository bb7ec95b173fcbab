import type { Page } from 'playwright-core';
import { axeViolations } from '../support/axe';
import { PATIENT } from '../support/bookingPage';
import { siteInChromium } from '../support/siteInChromium';
import { tabTo } from '../support/tabTo';
import { storedAppointments } from '../server/support/storedRows';

const site = siteInChromium();

/** The narrowest phone. */
const SCREEN = { viewport: { width: 320, height: 640 }, reducedMotion: 'reduce' } as const;

/** Reasons why a page's scripts do not run. */
type Reason = 'off' | 'blocked' | 'never here';

async function visit(path: string, reason: Reason, go: (page: Page) => Promise<void>) {
  const page = await site.browser.newPage({ ...SCREEN, javaScriptEnabled: reason !== 'off' });
  await page.route(/\/assets\/[^/]*\.js$/, (route) => (reason === 'blocked' ? route.abort() : undefined));
  await page.goto(site.server.url + path, { waitUntil: reason === 'never here' ? 'commit' : 'load' });
  await go(page);
  // What axe waits for needs the page's scripts.
  if (reason !== 'off') expect(await axeViolations(page)).toEqual([]);
}

async function press(page: Page, name: string | RegExp): Promise<void> {
  await tabTo(page.getByRole('button', { name, exact: true }));
  const answered = page.waitForEvent('load');
  await page.keyboard.press('Enter');
  await answered;
  expect(new URL(page.url()).search).toBe('');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
}

async function type(page: Page, name: string, text: string): Promise<void> {
  await tabTo(page.getByRole('textbox', { name, exact: true }));
  await page.keyboard.type(text);
}

test('with scripts blocked, a keyboard user books from service to receipt', () =>
  visit('/programare', 'blocked', async (page) => {
    await tabTo(page.getByRole('combobox', { name: 'Serviciu' }));
    await page.keyboard.type('Cardio');
    await press(page, 'Trimitere');
    await page.getByRole('heading', { name: 'Alegeți medicul' }).waitFor();
    await press(page, /Ioana/);
    await press(page, 'Săptămâna următoare');
    await press(page, 'Săptămâna următoare');
    expect(await axeViolations(page)).toEqual([]);
    await press(page, /, ora \d\d:\d\d$/);

    // Errors come first, and all typed values are kept.
    await type(page, 'Prenume', PATIENT.client_first_name);
    await press(page, 'Trimitere');
    await page.getByRole('link', { name: 'Scrieți numele.' }).waitFor();
    expect(await page.getByRole('textbox', { name: 'Prenume' }).inputValue()).toBe('Ana');
    expect(await axeViolations(page)).toEqual([]);

    await type(page, 'Nume', PATIENT.client_last_name);
    await type(page, 'Telefon', PATIENT.client_phone);
    await type(page, 'E-mail', PATIENT.client_email);
    // Enter submits the form from any field.
    await Promise.all([page.waitForEvent('load'), page.keyboard.press('Enter')]);
    await page.getByText('Informatiile au fost trimise cu succes.').waitFor();
    await page.getByRole('heading', { name: 'Programarea este înregistrată' }).waitFor();
    const [{ last_name } = { last_name: '' }] = storedAppointments(site.server.databaseFile);
    expect(last_name).toBe(PATIENT.client_last_name);
  }));

// The booking's later pages are the same documents, whatever the reason.
test.each<Reason>(['off', 'never here'])('with scripts %s, a keyboard user sends a message', (reason) =>
  visit('/contact', reason, async (page) => {
    await type(page, 'Nume', 'Ana Pop');
    await press(page, 'Trimitere');
    await page.locator('section:focus').getByRole('link', { name: 'Scrieți subiectul.' }).waitFor();
    expect(await page.getByRole('textbox', { name: 'Nume' }).inputValue()).toBe('Ana Pop');
    await type(page, 'E-mail', 'ana@exemplu.example');
    await type(page, 'Telefon', '0700 000 000');
    await type(page, 'Subiect', 'O întrebare');
    await type(page, 'Mesaj', 'Bună ziua');
    await press(page, 'Trimitere');
    await page.getByText('Informaţiile au fost trimise cu succes.').waitFor();
  }),
);
